import {
  ACCOUNT_PLACEHOLDER,
  deleteSnippet,
  saveSnippet,
  SnippetCode,
} from '@ante/contract/console/support-settings.ts'
import type { Snippet } from '@ante/contract/console/support-settings.ts'
import { lengthOf } from '@ante/contract/kit/text.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { languages as languageDetails } from '@ante/contract/merchant/language.ts'
import { MAX_MESSAGE_LENGTH } from '@ante/contract/support/chat.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Form } from 'react-aria-components'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import confirm from '../ui/confirm-form.module.css'
import { useFailureText } from '../ui/failure-text.ts'
import { Notice } from '../ui/notice.tsx'
import { FormActions } from '../ui/overlay.tsx'
import { Select } from '../ui/select.tsx'
import { Facts } from '../ui/side-panel.tsx'
import { TextField } from '../ui/text-field.tsx'
import { Time } from '../ui/time.tsx'
import { announce } from '../ui/toasts.tsx'
import { snippetsKey } from './support-queries.ts'

interface SnippetFormProps {
  /** Undefined for a new one. */
  snippet: Snippet | undefined
  /** Language of a new one at first. */
  language: Language
  languages: readonly Language[]
  canChange: boolean
  /** Called with the language and code of the saved snippet; without them if it was deleted or the form is left. */
  onDone(saved: string | undefined): void
}

/** Changes or deletes a snippet, or adds one. */
export function SnippetForm({ snippet, language: first, languages, canChange, onDone }: SnippetFormProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const given = snippet ?? { language: first, code: '', text: '', version: 0 }
  const [language, setLanguage] = useState<Language>(given.language)
  const [code, setCode] = useState(given.code)
  const [text, setText] = useState(given.text)
  const [isSubmitted, setSubmitted] = useState(false)
  const { failure, isPending, run } = useChange()
  const isCode = SnippetCode.safeParse(code).success
  const isText = text.trim() !== '' && lengthOf(text) <= MAX_MESSAGE_LENGTH
  const { version } = given
  const save = () => {
    setSubmitted(true)
    if (!isCode || !isText) return
    void run(async () => {
      await call(saveSnippet, { merchant, language, code, text, version })
      announce(t`Saved: /${code}.`)
      return `${language}/${code}`
    }, onDone)
  }
  const remove = () =>
    void run(async () => {
      await call(deleteSnippet, { merchant, language, code, version })
      announce(t`Deleted: /${code}.`)
      return undefined
    }, onDone)
  return (
    <Form
      className={confirm.form ?? ''}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {snippet ? (
        <SnippetFacts snippet={snippet} />
      ) : (
        <NameFields
          language={language}
          code={code}
          languages={languages}
          isSubmitted={isSubmitted}
          onLanguage={setLanguage}
          onCode={setCode}
        />
      )}
      <div lang={languageDetails[language].locale} dir={languageDetails[language].direction}>
        <TextField
          label={t`Text`}
          hint={t`${ACCOUNT_PLACEHOLDER} becomes the player's account.`}
          value={text}
          onChange={setText}
          isReadOnly={!canChange}
          isLong
          error={isSubmitted && !isText ? t`Enter 1 to ${MAX_MESSAGE_LENGTH} characters.` : undefined}
        />
      </div>
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      {canChange && (
        <SnippetActions
          isNew={snippet === undefined}
          isPending={isPending}
          onDelete={remove}
          onCancel={() => onDone(undefined)}
        />
      )}
    </Form>
  )
}

interface SnippetActionsProps {
  isNew: boolean
  isPending: boolean
  onDelete(): void
  onCancel(): void
}

function SnippetActions({ isNew, isPending, onDelete, onCancel }: SnippetActionsProps) {
  const { t } = useLingui()
  return (
    <FormActions onCancel={onCancel}>
      {!isNew && (
        <Button kind="danger" isDisabled={isPending} onPress={onDelete}>
          {t`Delete`}
        </Button>
      )}
      <Button kind="main" type="submit" isPending={isPending}>
        {isNew ? t`Add` : t`Save`}
      </Button>
    </FormActions>
  )
}

function SnippetFacts({ snippet: { language, changedAt, changedBy } }: { snippet: Snippet }) {
  const { t } = useLingui()
  const { zone } = useSite()
  return (
    <Facts
      facts={[
        [t`Language`, languageDetails[language].name],
        [t`Changed`, <Time key="at" at={changedAt} zone={zone} />],
        [t`By`, changedBy],
      ]}
    />
  )
}

interface NameFieldsProps extends Pick<SnippetFormProps, 'language' | 'languages'> {
  code: string
  isSubmitted: boolean
  onLanguage(language: Language): void
  onCode(code: string): void
}

/** Language and name of a new snippet, which never change. */
function NameFields({ language, code, languages, isSubmitted, onLanguage, onCode }: NameFieldsProps) {
  const { t } = useLingui()
  const isGood = SnippetCode.safeParse(code).success
  return (
    <>
      <Select<Language>
        label={t`Language`}
        value={language}
        options={languages.map((value) => ({ value, label: languageDetails[value].name }))}
        onChange={onLanguage}
      />
      <TextField
        label={t`Name`}
        hint={t`Typed after / in an answer. Lower-case letters, digits and hyphens.`}
        value={code}
        onChange={(typed) => onCode(typed.toLowerCase())}
        maxLength={30}
        error={isSubmitted && !isGood ? t`Enter lower-case letters, digits and hyphens.` : undefined}
        startsFocused
      />
    </>
  )
}

/** Returns a function that runs a change and reads the snippets again. */
function useChange() {
  const { code: merchant } = useSite()
  const client = useQueryClient()
  const failureText = useFailureText()
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const run = async (
    change: () => Promise<string | undefined>,
    onDone: (saved: string | undefined) => void,
  ): Promise<void> => {
    setFailure(null)
    setPending(true)
    try {
      const saved = await change()
      await client.invalidateQueries({ queryKey: snippetsKey(merchant) })
      onDone(saved)
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setPending(false)
    }
  }
  return { failure, isPending, run }
}
