import { previewChange, runChange } from '@ante/contract/console/operations.ts'
import type { Operation, OperationField, OperationResult } from '@ante/contract/console/operations.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Form } from 'react-aria-components'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import confirm from '../ui/confirm-form.module.css'
import { Notice } from '../ui/notice.tsx'
import { FormActions } from '../ui/overlay.tsx'
import { announce } from '../ui/toasts.tsx'
import { ChangeView } from './change-view.tsx'
import { FieldInput } from './field-input.tsx'
import { filesOf, missingFields, valuesOf } from './field-values.ts'
import type { ChosenFiles, Entered } from './field-values.ts'
import { HelpText } from './help-text.tsx'
import { OperationFailure } from './operation-failure.tsx'
import { resultsKey } from './operation-queries.ts'
import styles from './operations.module.css'
import { ResultView } from './result-view.tsx'

type Preview = OutputOf<typeof previewChange>
type Done = OutputOf<typeof runChange>

/** What the form shows: its fields, the confirmation of the entered change, or what came of it. */
type Step =
  | { kind: 'fields' }
  /** The key makes a repeated confirmation the same change. */
  | { kind: 'confirm'; key: string; preview: Preview | null }
  | { kind: 'done'; done: Done }

interface OperationFormProps {
  subject: string
  subjectTitle: string
  operation: Operation
  /** Values that the open row or record has. */
  initial: Entered
  onClose(): void
}

/** Form of a change: fields, a confirmation with the merchant and the effect, and the result. */
export function OperationForm({ subject, subjectTitle, operation, initial, onClose }: OperationFormProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const client = useQueryClient()
  const { action, summary, fields, hasPreview, title } = operation
  const [entered, setEntered] = useState<Entered>(initial)
  const [files, setFiles] = useState<ChosenFiles>({})
  const [missing, setMissing] = useState<readonly string[]>([])
  const [step, setStep] = useState<Step>({ kind: 'fields' })
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const [isPending, setPending] = useState(false)
  const request = { merchant, subject, action, values: valuesOf(fields, entered), files: filesOf(fields, files) }

  const attempt = async (work: () => Promise<Step>) => {
    setPending(true)
    setFailure(null)
    try {
      setStep(await work())
    } catch (error) {
      setFailure({ error })
    } finally {
      setPending(false)
    }
  }
  const proceed = () => {
    const empty = missingFields(fields, entered, files)
    setMissing(empty)
    if (empty.length > 0) return
    void attempt(async () => ({
      kind: 'confirm',
      key: crypto.randomUUID(),
      preview: hasPreview ? await call(previewChange, request) : null,
    }))
  }
  const apply = (key: string, preview: Preview | null) =>
    void attempt(async () => {
      const version = preview ? { version: preview.version } : {}
      const done = await call(runChange, { ...request, key, ...version })
      announce(t`Done: ${subjectTitle} › ${title}.`)
      await client.invalidateQueries({ queryKey: resultsKey(request) })
      return { kind: 'done', done }
    })

  if (step.kind === 'done')
    return <DoneStep done={step.done} onAgain={() => setStep({ kind: 'fields' })} onClose={onClose} />
  if (step.kind === 'confirm')
    return (
      <ConfirmStep
        operation={operation}
        preview={step.preview}
        entered={request.values}
        isPending={isPending}
        failure={failure}
        onConfirm={() => apply(step.key, step.preview)}
        onBack={() => {
          setFailure(null)
          setStep({ kind: 'fields' })
        }}
      />
    )
  const optional = fields.filter(({ isRequired }) => !isRequired)
  const input = (field: OperationField) => (
    <FieldInput
      key={field.name}
      field={field}
      value={entered[field.name] ?? ''}
      file={files[field.name]?.name}
      error={missing.includes(field.name) ? t`Enter a value.` : undefined}
      startsFocused={field === fields[0]}
      onChange={(value) => setEntered({ ...entered, [field.name]: value })}
      onFile={(file) => setFiles({ ...files, [field.name]: file })}
    />
  )
  return (
    <Form
      className={confirm.form ?? ''}
      onSubmit={(event) => {
        event.preventDefault()
        proceed()
      }}
    >
      <p>
        <HelpText text={`${summary}.`} fields={fields} />
      </p>
      {fields.filter(({ isRequired }) => isRequired).map(input)}
      {optional.length > 0 && (
        <fieldset className={styles.optional}>
          <legend>{t`Optional`}</legend>
          {optional.map(input)}
        </fieldset>
      )}
      {failure && (
        <Notice tone="bad">
          <OperationFailure error={failure.error} fields={fields} />
        </Notice>
      )}
      <FormActions onCancel={onClose}>
        <Button kind="main" type="submit" isPending={isPending}>
          <Trans>Continue</Trans>
        </Button>
      </FormActions>
    </Form>
  )
}

interface ConfirmStepProps {
  operation: Operation
  preview: Preview | null
  entered: readonly { name: string; value: string }[]
  isPending: boolean
  failure: { error: unknown } | null
  onConfirm(): void
  onBack(): void
}

/** Actions that end or remove something. */
const DANGEROUS = /^(delete|stop|void|reverse|revert|terminate|cancel|demote|exclude|reject)(-|$)/

function ConfirmStep({ operation, preview, entered, isPending, failure, onConfirm, onBack }: ConfirmStepProps) {
  const { t } = useLingui()
  const { code, name } = useSite()
  const { action, title, summary, fields } = operation
  const merchant = code === PLATFORM ? t`All merchants` : (name ?? code)
  const isChange = preview === null || preview.result.changed
  return (
    <div className={confirm.form}>
      <p className={confirm.line}>
        {merchant}
        {': '}
        <HelpText text={`${summary}.`} fields={fields} />
      </p>
      {preview ? (
        <ChangeView change={preview.result} isPreview />
      ) : (
        <EnteredValues entered={entered} operation={operation} />
      )}
      {failure && (
        <Notice tone="bad">
          <OperationFailure error={failure.error} fields={fields} />
        </Notice>
      )}
      <FormActions>
        <Button kind="quiet" onPress={onBack}>
          <Trans>Back</Trans>
        </Button>
        {isChange && (
          <Button
            kind={DANGEROUS.test(action) ? 'danger' : 'main'}
            isPending={isPending}
            onPress={onConfirm}
            {...{ autoFocus: true }}
          >
            <span lang="en">{title}</span>
          </Button>
        )}
      </FormActions>
    </div>
  )
}

/** The values of a change that cannot be tried. */
function EnteredValues({ entered, operation: { fields } }: Pick<ConfirmStepProps, 'entered' | 'operation'>) {
  return (
    <dl className={styles.entered} lang="en">
      {fields
        .filter(({ name }) => entered.some((one) => one.name === name))
        .map(({ name, label }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {entered
                .filter((one) => one.name === name)
                .map(({ value }) => value)
                .join(' ')}
            </dd>
          </div>
        ))}
    </dl>
  )
}

interface DoneStepProps {
  done: Done
  onAgain(): void
  onClose(): void
}

function DoneStep({ done: { result, files, isRepeat }, onAgain, onClose }: DoneStepProps) {
  const { t } = useLingui()
  const { zone } = useSite()
  return (
    <div className={confirm.form}>
      {isRepeat && <Notice tone="info">{t`This was done by your earlier attempt.`}</Notice>}
      {result.kind === 'change' ? (
        <ChangeView change={result} isPreview={false} />
      ) : (
        <ResultView result={result satisfies OperationResult} files={files} zone={zone} label={t`Result`} />
      )}
      <FormActions>
        <Button kind="quiet" onPress={onAgain}>
          <Trans>Once more</Trans>
        </Button>
        <Button kind="main" onPress={onClose} {...{ autoFocus: true }}>
          <Trans>Close</Trans>
        </Button>
      </FormActions>
    </div>
  )
}
