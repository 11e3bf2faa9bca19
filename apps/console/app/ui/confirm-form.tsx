import { Reason } from '@ante/contract/staff/changes.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useLingui } from '@lingui/react/macro'
import { useForm } from 'react-hook-form'
import { Form } from 'react-aria-components'
import * as z from 'zod/mini'

import { Button } from './button.tsx'
import styles from './confirm-form.module.css'
import { useFailureText } from './failure-text.ts'
import { FormField } from './form-field.tsx'
import { Notice } from './notice.tsx'
import { FormActions } from './overlay.tsx'

const Reasoned = z.object({ reason: Reason })
const Unreasoned = z.object({ reason: z.string() })

interface ConfirmFormProps {
  /** The confirm line: the effect of the change, with its values. */
  confirmText: string
  action: string
  isDanger?: boolean
  hasReason?: boolean
  /** Whether the reason is one line, so that `Enter` confirms: for changes in a hurry. */
  isReasonShort?: boolean
  onConfirm(reason: string): Promise<unknown>
  onCancel(): void
}

/** Confirmation of a change: the confirm line, and the reason for the audit log. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { confirmText, action, isDanger = false, hasReason = true, isReasonShort = false, onConfirm, onCancel } = props
  const { t } = useLingui()
  const failureText = useFailureText()
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(hasReason ? Reasoned : Unreasoned),
    defaultValues: { reason: '' },
  })
  const submit = handleSubmit(async ({ reason }) => {
    try {
      await onConfirm(reason)
    } catch (error) {
      setError('root', { message: failureText(error) })
    }
  })
  return (
    <Form className={styles.form ?? ''} onSubmit={(event) => void submit(event)}>
      <p className={styles.line}>{confirmText}</p>
      {hasReason && (
        <FormField
          control={control}
          field="reason"
          label={t`Reason`}
          hint={t`For the audit log. Only staff can read it.`}
          invalid={t`Enter a reason of at least 3 characters.`}
          startsFocused
          isLong={!isReasonShort}
        />
      )}
      {formState.errors.root && <Notice tone="bad">{formState.errors.root.message}</Notice>}
      <FormActions onCancel={onCancel}>
        <Button kind={isDanger ? 'danger' : 'main'} type="submit" isPending={formState.isSubmitting}>
          {action}
        </Button>
      </FormActions>
    </Form>
  )
}
