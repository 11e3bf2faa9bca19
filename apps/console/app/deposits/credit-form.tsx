import type { BankLine } from '@ante/contract/console/bank-lines.ts'
import { creditQueuedDeposit } from '@ante/contract/console/deposits.ts'
import type { QueuedDeposit } from '@ante/contract/console/deposits.ts'
import { AmountText } from '@ante/contract/kit/money.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form } from 'react-aria-components'

import { amountText } from '../lib/amounts.ts'
import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import confirm from '../ui/confirm-form.module.css'
import { DecisionEnd } from '../ui/decision-end.tsx'
import { Notice } from '../ui/notice.tsx'
import { ReasonChoice } from '../ui/reason-choice.tsx'
import { TextField } from '../ui/text-field.tsx'
import { announce } from '../ui/toasts.tsx'
import type { Queue } from './deposit-queries.ts'
import { useDepositForm } from './use-deposit-form.ts'

interface CreditFormProps {
  deposit: QueuedDeposit
  /** The bank line of the payment, if one was chosen. */
  line: BankLine | undefined
  /** Reasons for another amount than the one to pay. */
  reasons: Queue['reasons']
  onCancel(): void
  onDone(): void
}

/** Credits the amount that arrived. An amount other than the requested one requires a reason. */
export function CreditForm({ deposit, line, reasons, onCancel, onDone }: CreditFormProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const [paid, setPaid] = useState(line?.amount ?? deposit.toPay)
  const [code, setCode] = useState(reasons[0]?.code ?? '')
  const [reason, setReason] = useState('')
  const isOther = Number(paid) !== Number(deposit.toPay)
  const check = () => {
    if (!AmountText.safeParse(paid).success || Number(paid) === 0) return t`Enter an amount.`
    return isOther && reason.trim().length < 3 ? t`Another amount needs a reason.` : null
  }
  const { failure, isPending, onSubmit } = useDepositForm(deposit.id, check, async () => {
    const { id, version } = deposit
    const { outcome } = await call(creditQueuedDeposit, {
      merchant,
      id,
      version,
      paid,
      ...(line && { line: line.id }),
      ...(isOther && code !== '' && { code }),
      ...(reason.trim() !== '' && { reason }),
    })
    announce(
      outcome === 'waiting'
        ? t`Above your limit: another person must approve it.`
        : t`Credited to ${deposit.account}: ${amountText(paid)} ${deposit.payCurrency}.`,
    )
    onDone()
  })
  return (
    <Form className={confirm.form ?? ''} onSubmit={onSubmit}>
      <p className={confirm.line}>
        {line
          ? t`Credit ${amountText(paid)} ${deposit.payCurrency} to ${deposit.account}, by the bank line of ${amountText(line.amount)} ${line.currency}.`
          : t`Credit ${amountText(paid)} ${deposit.payCurrency} to ${deposit.account}, without a bank line.`}
      </p>
      {isOther && (
        <Notice tone="warn">{t`The amount to pay was ${amountText(deposit.toPay)} ${deposit.payCurrency}.`}</Notice>
      )}
      <TextField
        label={t`Amount that arrived, in ${deposit.payCurrency}`}
        value={paid}
        onChange={setPaid}
        maxLength={20}
        inputMode="decimal"
        startsFocused
      />
      {isOther && (
        <ReasonChoice
          label={t`Text for the player`}
          reasons={reasons}
          value={code}
          startsFocused={false}
          onChange={setCode}
        />
      )}
      <TextField
        label={isOther ? t`Reason` : t`Reason (optional)`}
        hint={t`For the audit log. Only staff can read it.`}
        value={reason}
        onChange={setReason}
        maxLength={300}
      />
      <DecisionEnd failure={failure} action={t`Credit`} isPending={isPending} onCancel={onCancel} />
    </Form>
  )
}
