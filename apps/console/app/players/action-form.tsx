import type { Endpoint, InputOf } from '@ante/contract/kit/endpoint.ts'
import { Reason } from '@ante/contract/staff/changes.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Form } from 'react-aria-components'

import { call, invalidFields } from '../lib/call.ts'
import { Button } from '../ui/button.tsx'
import confirm from '../ui/confirm-form.module.css'
import { useFailureText } from '../ui/failure-text.ts'
import { Notice } from '../ui/notice.tsx'
import { FormActions } from '../ui/overlay.tsx'
import { TextField } from '../ui/text-field.tsx'

interface ActionFormProps<E extends Endpoint> {
  endpoint: E
  /** Returns the input of the call, with the reason. */
  inputOf(reason: string): InputOf<E>
  /** The confirm line: the effect of the action, with its values. */
  confirmText: string
  action: string
  isDanger?: boolean
  hasReason?: boolean
  /** Renders the fields of the action; `isInvalid` returns whether a field violates the contract. */
  children?: (isInvalid: (field: string) => boolean) => ReactNode
  onDone(output: unknown): Promise<unknown> | void
  onCancel(): void
}

/** Fields, the confirm line and the reason of an action. The contract's schema decides which fields are valid. */
export function ActionForm<E extends Endpoint>(props: ActionFormProps<E>) {
  const {
    endpoint,
    inputOf,
    confirmText,
    action,
    isDanger = false,
    hasReason = true,
    children,
    onDone,
    onCancel,
  } = props
  const { t } = useLingui()
  const failureText = useFailureText()
  const [reason, setReason] = useState('')
  const [invalid, setInvalid] = useState<readonly string[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const submit = async () => {
    const input = inputOf(reason)
    const problems = invalidFields(endpoint, input)
    setInvalid(problems)
    setFailure(null)
    if (problems.length > 0) return
    setPending(true)
    try {
      await onDone(await call(endpoint, input))
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <Form
      className={confirm.form ?? ''}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {children?.((name) => invalid.includes(name))}
      <p className={confirm.line}>{confirmText}</p>
      {hasReason && (
        <TextField
          label={t`Reason`}
          hint={t`For the audit log. Only staff can read it.`}
          value={reason}
          onChange={setReason}
          error={
            invalid.includes('reason') && !Reason.safeParse(reason).success
              ? t`Enter a reason of at least 3 characters.`
              : undefined
          }
          startsFocused={!children}
          isLong
        />
      )}
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <FormActions onCancel={onCancel}>
        <Button kind={isDanger ? 'danger' : 'main'} type="submit" isPending={isPending}>
          {action}
        </Button>
      </FormActions>
    </Form>
  )
}
