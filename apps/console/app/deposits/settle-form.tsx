import { settleQueuedDeposit } from '@ante/contract/console/deposits.ts'
import { AmountText } from '@ante/contract/kit/money.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form } from 'react-aria-components'

import { amountText } from '../lib/amounts.ts'
import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import confirm from '../ui/confirm-form.module.css'
import { DecisionEnd } from '../ui/decision-end.tsx'
import { ReasonChoice } from '../ui/reason-choice.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { announce } from '../ui/toasts.tsx'
import { isFree } from './decision.ts'
import type { Claim, Queue } from './deposit-queries.ts'
import { useDepositForm } from './use-deposit-form.ts'

interface SettleFormProps {
  claim: Claim
  reasons: Queue['reasons']
  onCancel(): void
  onDone(): void
}

/**
 * Settles the problem of a deposit: the deposit stays as it is, or a reversed credit is debited from the player. A bank
 * line can prove that the payment did arrive.
 */
export function SettleForm({ claim, reasons, onCancel, onDone }: SettleFormProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const { deposit, debitable } = claim
  const suggestions = claim.suggestions.filter(({ line: one }) => isFree(one))
  const { id, version, account, currency } = deposit
  const canDebit = Number(debitable) > 0
  const [debit, setDebit] = useState('0')
  const [code, setCode] = useState(reasons[0]?.code ?? '')
  const [line, setLine] = useState('none')
  const [reason, setReason] = useState('')
  const isDebit = Number(debit) > 0
  const check = () => {
    if (!AmountText.safeParse(debit).success) return t`Enter an amount, or 0.`
    if (Number(debit) > Number(debitable)) return t`At most ${amountText(debitable)} ${currency} was credited.`
    return reason.trim().length < 3 ? t`Enter a reason of at least 3 characters.` : null
  }
  const { failure, isPending, onSubmit } = useDepositForm(id, check, async () => {
    const { outcome } = await call(settleQueuedDeposit, {
      merchant,
      id,
      version,
      debit,
      reason,
      ...(isDebit && { code }),
      ...(line !== 'none' && { line }),
    })
    announce(outcome === 'waiting' ? t`Above your limit: another person must approve it.` : t`Settled: ${id}.`)
    onDone()
  })
  return (
    <Form className={confirm.form ?? ''} onSubmit={onSubmit}>
      <p className={confirm.line}>
        {isDebit
          ? t`Take ${amountText(debit)} ${currency} back from ${account}.`
          : t`Settle the problem. The balance of ${account} doesn't change.`}
      </p>
      {canDebit && (
        <TextField
          label={t`Amount to take back, in ${currency}`}
          hint={t`At most ${amountText(debitable)}. It can't exceed the player's balance.`}
          value={debit}
          onChange={setDebit}
          maxLength={20}
          inputMode="decimal"
          startsFocused
        />
      )}
      {isDebit && (
        <ReasonChoice
          label={t`Text for the player`}
          reasons={reasons}
          value={code}
          startsFocused={false}
          onChange={setCode}
        />
      )}
      {!isDebit && suggestions.length > 0 && (
        <Select
          label={t`Bank line that shows the payment`}
          value={line}
          options={[
            { value: 'none', label: t`No bank line` },
            ...suggestions.map(({ line: one }) => ({
              value: one.id,
              label: `${amountText(one.amount)} ${one.currency} · ${one.payer || one.reference}`,
            })),
          ]}
          onChange={setLine}
        />
      )}
      <TextField
        label={t`Reason`}
        hint={t`For the audit log. Only staff can read it.`}
        value={reason}
        onChange={setReason}
        maxLength={300}
        startsFocused={!canDebit}
      />
      <DecisionEnd
        failure={failure}
        action={isDebit ? t`Take back` : t`Settle`}
        isDanger={isDebit}
        isPending={isPending}
        onCancel={onCancel}
      />
    </Form>
  )
}
