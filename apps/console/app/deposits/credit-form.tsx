import type { BankLine } from '@ante/contract/console/bank-lines.ts'
import { creditQueuedDeposit } from '@ante/contract/console/deposits.ts'
import type { QueuedDeposit } from '@ante/contract/console/deposits.ts'
import { AmountText } from '@ante/contract/kit/money.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Form } from 'react-aria-components'

import { amountText } from '../lib/amounts.ts'
import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import confirm from '../ui/confirm-form.module.css'
import { useFailureText } from '../ui/failure-text.ts'
import { Notice } from '../ui/notice.tsx'
import { FormEnd } from '../ui/overlay.tsx'
import { TextField } from '../ui/text-field.tsx'
import { announce } from '../ui/toasts.tsx'
import { useDecided } from './use-decided.ts'

interface CreditFormProps {
  deposit: QueuedDeposit
  /** The bank line of the payment, if one was chosen. */
  line: BankLine | undefined
  onCancel(): void
  onDone(): void
}

/** Credits the amount that arrived. An amount other than the requested one requires a reason. */
export function CreditForm({ deposit, line, onCancel, onDone }: CreditFormProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const client = useQueryClient()
  const failureText = useFailureText()
  const decided = useDecided()
  const [paid, setPaid] = useState(line?.amount ?? deposit.toPay)
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const isOther = Number(paid) !== Number(deposit.toPay)
  const submit = async (event: Pick<Event, 'preventDefault'>) => {
    event.preventDefault()
    if (isPending) return
    if (!AmountText.safeParse(paid).success || Number(paid) === 0) return setFailure(t`Enter an amount.`)
    if (isOther && reason.trim().length < 3) return setFailure(t`Another amount needs a reason.`)
    setPending(true)
    setFailure(null)
    const { id, version } = deposit
    try {
      const { outcome } = await call(creditQueuedDeposit, {
        merchant,
        id,
        version,
        paid,
        ...(line && { line: line.id }),
        ...(reason.trim() !== '' && { reason }),
      })
      announce(
        outcome === 'waiting'
          ? t`Above your limit: another person must approve it.`
          : t`Credited to ${deposit.account}: ${amountText(paid)} ${deposit.payCurrency}.`,
      )
      onDone()
      decided(id)
    } catch (error) {
      setFailure(failureText(error))
      await client.invalidateQueries({ queryKey: ['deposit', merchant, id] })
    } finally {
      setPending(false)
    }
  }
  return (
    <Form className={confirm.form ?? ''} onSubmit={(event) => void submit(event)}>
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
        isFirst
      />
      <TextField
        label={isOther ? t`Reason` : t`Reason (optional)`}
        hint={t`For the audit log. Only staff can read it.`}
        value={reason}
        onChange={setReason}
        maxLength={300}
      />
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <FormEnd onCancel={onCancel}>
        <Button kind="main" type="submit" isPending={isPending}>
          {t`Credit`}
        </Button>
      </FormEnd>
    </Form>
  )
}
