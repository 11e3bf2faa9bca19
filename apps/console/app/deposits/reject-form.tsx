import { rejectQueuedDeposit } from '@ante/contract/console/deposits.ts'
import type { QueuedDeposit } from '@ante/contract/console/deposits.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form } from 'react-aria-components'

import { amountText } from '../lib/amounts.ts'
import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import confirm from '../ui/confirm-form.module.css'
import { DecisionEnd } from '../ui/decision-end.tsx'
import { ReasonChoice } from '../ui/reason-choice.tsx'
import { TextField } from '../ui/text-field.tsx'
import { announce } from '../ui/toasts.tsx'
import type { Queue } from './deposit-queries.ts'
import { useDepositForm } from './use-deposit-form.ts'

interface RejectFormProps {
  deposit: QueuedDeposit
  reasons: Queue['reasons']
  onCancel(): void
  onDone(): void
}

/** Rejects a claim whose payment did not arrive, by a coded reason. */
export function RejectForm({ deposit, reasons, onCancel, onDone }: RejectFormProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const [code, setCode] = useState(reasons[0]?.code ?? '')
  const [note, setNote] = useState('')
  const { id, version, account } = deposit
  const { failure, isPending, onSubmit } = useDepositForm(
    id,
    () => null,
    async () => {
      await call(rejectQueuedDeposit, { merchant, id, version, code, ...(note.trim() !== '' && { note }) })
      announce(t`Rejected: ${id} of ${account}.`)
      onDone()
    },
  )
  return (
    <Form className={confirm.form ?? ''} onSubmit={onSubmit}>
      <p className={confirm.line}>
        {t`Reject ${amountText(deposit.toPay)} ${deposit.payCurrency} of ${account}. If the money arrives later, it can still be credited.`}
      </p>
      <ReasonChoice label={t`Reason`} reasons={reasons} value={code} onChange={setCode} />
      <TextField
        label={t`Note for staff (optional)`}
        hint={t`Only staff can read it.`}
        value={note}
        onChange={setNote}
        maxLength={300}
      />
      <DecisionEnd failure={failure} action={t`Reject`} isDanger isPending={isPending} onCancel={onCancel} />
    </Form>
  )
}
