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
  const { code: merchant, zone } = useSite()
  const [language, setLanguage] = useState<Language>(snippet?.language ?? first)
  const [code, setCode] = useState(snippet?.code ?? '')
  const [text, setText] = useState(snippet?.text ?? '')
  const [isSubmitted, setSubmitted] = useState(false)
  const { failure, isPending, run } = useChange()
  const isCode = SnippetCode.safeParse(code).success
  const isText = text.trim() !== '' && lengthOf(text) <= MAX_MESSAGE_LENGTH
  const version = snippet?.version ?? 0
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
        <Facts
          facts={[
            [t`Language`, languageDetails[snippet.language].name],
            [t`Changed`, <Time key="at" at={snippet.changedAt} zone={zone} />],
            [t`By`, snippet.changedBy],
          ]}
        />
      ) : (
        <>
          <Select<Language>
            label={t`Language`}
            value={language}
            options={languages.map((value) => ({ value, label: languageDetails[value].name }))}
            onChange={setLanguage}
          />
          <TextField
            label={t`Name`}
            hint={t`Typed after / in an answer. Lower-case letters, digits and hyphens.`}
            value={code}
            onChange={(typed) => setCode(typed.toLowerCase())}
            maxLength={30}
            error={isSubmitted && !isCode ? t`Enter lower-case letters, digits and hyphens.` : undefined}
            startsFocused
          />
        </>
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
        <FormActions onCancel={() => onDone(undefined)}>
          {snippet && (
            <Button kind="danger" isDisabled={isPending} onPress={remove}>
              {t`Delete`}
            </Button>
          )}
          <Button kind="main" type="submit" isPending={isPending}>
            {snippet ? t`Save` : t`Add`}
          </Button>
        </FormActions>
      )}
    </Form>
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
