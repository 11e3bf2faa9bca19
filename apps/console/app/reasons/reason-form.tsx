import { saveReason } from '@ante/contract/console/reasons.ts'
import type { EditedReason } from '@ante/contract/console/reasons.ts'
import { ReasonCode } from '@ante/contract/console/review-parts.ts'
import type { ReasonKind } from '@ante/contract/console/review-parts.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { languages as languageDetails } from '@ante/contract/merchant/language.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Form } from 'react-aria-components'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import confirm from '../ui/confirm-form.module.css'
import { DecisionEnd } from '../ui/decision-end.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { Facts } from '../ui/side-panel.tsx'
import { TextField } from '../ui/text-field.tsx'
import { Time } from '../ui/time.tsx'
import { announce } from '../ui/toasts.tsx'
import { NewReasonFields } from './new-reason-fields.tsx'
import { kindText } from './reason-texts.ts'
import styles from './reasons.module.css'
import { restorableParts, RestoreDialog } from './restore-dialog.tsx'
import type { RestoredPart } from './restore-dialog.tsx'
import { useReasonSaved } from './use-reason-saved.ts'

interface ReasonFormProps {
  /** Undefined for a new reason. */
  reason: EditedReason | undefined
  /** Languages of the site, the default first. */
  languages: readonly Language[]
  canChange: boolean
  /** Called with the code of the saved reason, or without one if the form is left. */
  onDone(code: string | undefined): void
}

/** Changes a reason, or adds one. An active reason needs a text in each language of the site. */
export function ReasonForm({ reason, languages, canChange, onDone }: ReasonFormProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState<Draft>(() => draftOf(reason))
  const [isSubmitted, setSubmitted] = useState(false)
  const { failure, isPending, save } = useSaving(reason, onDone)
  const [restored, setRestored] = useState<RestoredPart | null>(null)
  const [isChanged, setChanged] = useState(false)
  const change = (changed: Partial<Draft>) => {
    setChanged(true)
    setDraft({ ...draft, ...changed })
  }
  // A restoration would discard what was typed.
  const restorable = canChange && !isChanged ? restorableParts(reason, languages) : []
  const { code, kind, label, isActive, words } = draft
  const hasWords = kind !== 'hold'
  const missing = hasWords ? languages.filter((language) => !words.get(language)?.trim()) : []
  const isValidCode = ReasonCode.safeParse(code).success
  const isValidLabel = label.trim().length >= 3
  const submit = () => {
    setSubmitted(true)
    if (isValidCode && isValidLabel && (!isActive || missing.length === 0)) void save(draft)
  }
  return (
    <>
      <Form
        className={confirm.form ?? ''}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {reason ? (
          <ReasonFacts reason={reason} onRestore={restorable.includes('all') ? () => setRestored('all') : undefined} />
        ) : (
          <NewReasonFields kind={kind} code={code} isSubmitted={isSubmitted} onChange={change} />
        )}
        <TextField
          label={t`Meaning`}
          hint={t`Only staff can read it.`}
          value={label}
          onChange={(typed) => change({ label: typed })}
          maxLength={80}
          isReadOnly={!canChange}
          error={isSubmitted && !isValidLabel ? t`Enter at least 3 characters.` : undefined}
        />
        {hasWords ? (
          <WordsFields
            languages={languages}
            words={words}
            isReadOnly={!canChange}
            invalid={isSubmitted && isActive ? missing : []}
            restorable={restorable}
            onRestore={setRestored}
            onChange={(changed) => change({ words: changed })}
          />
        ) : (
          <p>{t`The player isn't told about a hold.`}</p>
        )}
        {canChange && (
          <>
            <Checkbox isSelected={isActive} onChange={(selected) => change({ isActive: selected })}>
              {t`Can be chosen`}
            </Checkbox>
            <DecisionEnd
              failure={failure}
              action={reason ? t`Save` : t`Add`}
              isPending={isPending}
              onCancel={() => onDone(undefined)}
            />
          </>
        )}
      </Form>
      <RestoreDialog reason={reason} part={restored} onClose={() => setRestored(null)} />
    </>
  )
}

interface Draft {
  code: string
  kind: ReasonKind
  label: string
  isActive: boolean
  words: ReadonlyMap<Language, string>
}

const draftOf = (reason: EditedReason | undefined): Draft => ({
  code: reason?.code ?? '',
  kind: reason?.kind ?? 'reject',
  label: reason?.label ?? '',
  isActive: reason?.isActive ?? true,
  words: new Map(reason?.words.map(({ language, text }) => [language, text])),
})

/** Returns a function that stores a draft, with its state. */
function useSaving(reason: EditedReason | undefined, onDone: ReasonFormProps['onDone']) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const saved = useReasonSaved()
  const failureText = useFailureText()
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const save = async ({ words, ...draft }: Draft) => {
    if (isPending) return
    setFailure(null)
    setPending(true)
    try {
      const texts = draft.kind === 'hold' ? [] : [...words].map(([language, text]) => ({ language, text: text.trim() }))
      await call(saveReason, { merchant, ...draft, words: texts, version: reason?.version ?? null })
      announce(reason ? t`Saved: ${draft.label}.` : t`Added: ${draft.label}.`)
      await saved()
      onDone(draft.code)
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setPending(false)
    }
  }
  return { failure, isPending, save }
}

interface ReasonFactsProps {
  reason: EditedReason
  /** Restores the default; absent if there is nothing to restore. */
  onRestore: (() => void) | undefined
}

/** Code and kind, which never change, and the last change. */
function ReasonFacts({ reason: { code, kind, changedAt, changedBy }, onRestore }: ReasonFactsProps) {
  const { t } = useLingui()
  const { zone } = useSite()
  const facts: [string, ReactNode][] = [
    [t`Code`, <code key="code">{code}</code>],
    [t`For`, t(kindText[kind])],
  ]
  if (changedAt !== null) facts.push([t`Changed`, <Time key="at" at={changedAt} zone={zone} />], [t`By`, changedBy])
  return (
    <>
      <Facts facts={facts} />
      {onRestore && (
        <div>
          <Button size="small" onPress={onRestore}>{t`Restore the default of all`}</Button>
        </div>
      )}
    </>
  )
}

interface WordsFieldsProps {
  languages: readonly Language[]
  words: Draft['words']
  isReadOnly: boolean
  /** Languages whose text is missing. */
  invalid: readonly Language[]
  /** Languages whose text can be replaced by the default. */
  restorable: readonly RestoredPart[]
  onRestore(language: Language): void
  onChange(words: Draft['words']): void
}

/** Text for the player in each language of the site. */
function WordsFields({ languages, words, isReadOnly, invalid, restorable, onRestore, onChange }: WordsFieldsProps) {
  const { t } = useLingui()
  return (
    <fieldset className={styles.texts}>
      <legend>{t`Text for the player`}</legend>
      {languages.map((language) => (
        <div key={language} lang={languageDetails[language].locale} dir={languageDetails[language].direction}>
          <TextField
            label={languageDetails[language].name}
            value={words.get(language) ?? ''}
            onChange={(text) => onChange(new Map(words).set(language, text))}
            maxLength={300}
            isLong
            isReadOnly={isReadOnly}
            error={invalid.includes(language) ? t`Enter a text, or switch the reason off.` : undefined}
          />
          {restorable.includes(language) && (
            <div className={styles.restore}>
              <Button
                kind="quiet"
                size="small"
                aria-label={t`Restore the default in ${languageDetails[language].name}`}
                onPress={() => onRestore(language)}
              >
                {t`Restore the default`}
              </Button>
            </div>
          )}
        </div>
      ))}
    </fieldset>
  )
}
