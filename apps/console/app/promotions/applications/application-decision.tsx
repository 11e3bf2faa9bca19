import { approveApplication, rejectApplication } from '@ante/contract/console/promotion-applications.ts'
import type { showApplication } from '@ante/contract/console/promotion-applications.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Form } from 'react-aria-components'

import { amountText } from '../../lib/amounts.ts'
import { call } from '../../lib/call.ts'
import { useSite } from '../../lib/site.ts'
import confirm from '../../ui/confirm-form.module.css'
import { ConfirmForm } from '../../ui/confirm-form.tsx'
import { DecisionEnd } from '../../ui/decision-end.tsx'
import { useFailureText } from '../../ui/failure-text.ts'
import { PanelPart } from '../../ui/side-panel.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { announce } from '../../ui/toasts.tsx'

export type Decision = 'approve' | 'reject'

interface DecisionFormProps {
  shown: OutputOf<typeof showApplication>
  decision: Decision
  onCancel(): void
  onDone(): void
}

/** Form of an approval with its amount, or of a rejection with its text. */
export function DecisionForm({ decision, ...props }: DecisionFormProps) {
  return decision === 'approve' ? <ApproveForm {...props} /> : <RejectForm {...props} />
}

type FormProps = Omit<DecisionFormProps, 'decision'>

/** Returns a function to call after a decision: the queue and the application are read again. */
function useDecided() {
  const { code: merchant } = useSite()
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: ['applications', merchant] })
    void client.invalidateQueries({ queryKey: ['changes'] })
  }
}

const AMOUNT = /^\d{0,12}(\.\d{0,2})?$/

function ApproveForm({ shown, onCancel, onDone }: FormProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const decided = useDecided()
  const [amount, setAmount] = useState(shown.amount ?? '')
  const { id, version, account, currency } = shown
  const approve = async (reason: string) => {
    const { outcome } = await call(approveApplication, { merchant, id, version, amount: amount || '0', reason })
    announce(
      outcome === 'applied' ? t`Approved. The player can claim it.` : t`Requested. Another person must approve it.`,
    )
    onDone()
    await decided()
  }
  return (
    <PanelPart title={t`Approve`}>
      <TextField
        label={t`Amount in ${currency}`}
        value={amount}
        inputMode="decimal"
        onChange={(typed) => AMOUNT.test(typed) && setAmount(typed)}
      />
      <ConfirmForm
        confirmText={t`Grant ${amountText(amount || '0')} ${currency} to ${account}.`}
        action={t`Approve`}
        isReasonShort
        onConfirm={approve}
        onCancel={onCancel}
      />
    </PanelPart>
  )
}

function RejectForm({ shown, onCancel, onDone }: FormProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const decided = useDecided()
  const failureText = useFailureText()
  const [text, setText] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const isValid = text.trim().length >= 3
  const reject = async () => {
    if (isPending) return
    if (!isValid) {
      setFailure(t`Enter what the player should know, at least 3 characters.`)
      return
    }
    setPending(true)
    try {
      await call(rejectApplication, { merchant, id: shown.id, version: shown.version, text })
      announce(t`Rejected. The player reads why.`)
      onDone()
      await decided()
    } catch (error) {
      setFailure(failureText(error))
      setPending(false)
    }
  }
  return (
    <PanelPart title={t`Reject`}>
      <Form
        className={confirm.form ?? ''}
        onSubmit={(event) => {
          event.preventDefault()
          void reject()
        }}
      >
        <TextField
          label={t`Text for the player`}
          hint={t`${shown.account} reads it, in these words.`}
          value={text}
          maxLength={400}
          isLong
          startsFocused
          onChange={setText}
        />
        <DecisionEnd failure={failure} action={t`Reject`} isDanger isPending={isPending} onCancel={onCancel} />
      </Form>
    </PanelPart>
  )
}
