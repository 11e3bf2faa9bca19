import { disburseBill } from '@ante/contract/agents/bills.ts'
import type { BillToPay } from '@ante/contract/agents/bills.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmitEvent } from 'react'

import { CallRefused } from '../../lib/calls/call-errors.ts'
import { useKeyedCall } from '../../lib/calls/use-keyed-call.ts'
import { centsOf, formatCents } from '../../lib/i18n/cents.ts'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import { useMerchantTime } from '../../merchant/public-times.ts'
import { Alert } from '../../ui/alert.tsx'
import { AmountField } from '../../ui/amount/amount-field.tsx'
import { useAmount } from '../../ui/amount/use-amount.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PIN_DIGITS, PinField } from '../../ui/pin-field.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { showToast } from '../../ui/toast-store.ts'
import styles from './dividend.module.css'
import { payFailure } from './refusals.ts'

interface DisburseSheetProps {
  open: boolean
  bill: BillToPay
  balance: string
  currency: string
  onClose(): void
}

/** Pays a downline the full or a partial amount, with the payment password. */
export function DisburseSheet({ open, onClose, ...paying }: DisburseSheetProps) {
  const { t } = useLingui()
  const name = paying.bill.beneficiary_name
  return (
    <Sheet open={open} title={t`Pay ${name}`} onClose={onClose}>
      {open && <Disburse {...paying} onPaid={onClose} />}
    </Sheet>
  )
}

/** Refusals after which a retry cannot succeed. */
const blockingRefusals: (string | null)[] = ['payment.password.missing', 'payment.password.locked', 'bill.not.payable']
const CENT = '0.01'

function Disburse({
  bill,
  balance,
  currency,
  onPaid,
}: Omit<DisburseSheetProps, 'open' | 'onClose'> & { onPaid(): void }) {
  const { t, i18n } = useLingui()
  const formatZonedTime = useMerchantTime()
  const queries = useQueryClient()
  const name = bill.beneficiary_name
  const pay = useKeyedCall(disburseBill, ({ amount: sum = bill.amount }) => {
    const paid = formatMoney({ amount: sum, currency }, i18n.locale)
    return t`Payment of ${paid} to ${name}`
  })
  const amount = useAmount({ currency, minimum: CENT, maximum: bill.amount }, bill.amount)
  const [missing, setMissing] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const code = pay.error instanceof CallRefused ? pay.error.code : null
  const isShort = amount.amount !== null && centsOf(amount.amount.text) > centsOf(balance)
  const balanceText = formatMoney({ amount: balance, currency }, i18n.locale)
  const left =
    amount.amount &&
    formatMoney({ amount: formatCents(centsOf(balance) - centsOf(amount.amount.text)), currency }, i18n.locale)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('paymentPassword')
    const isWhole = typeof typed === 'string' && typed.length === PIN_DIGITS
    setMissing(!isWhole)
    const amountInput = amount.validate()
    if (!amountInput || !isWhole || isShort) return
    const refresh = () => void queries.invalidateQueries({ queryKey: ['member', 'pay'] })
    pay.mutate(
      { billId: bill.bill_id, amount: amountInput.text, paymentPassword: typed },
      {
        onSuccess: () => {
          const sum = formatMoney({ amount: amountInput.text, currency }, i18n.locale)
          showToast(t`${sum} sent to ${name}.`, { tone: 'good' })
          refresh()
          onPaid()
        },
        onError: () => {
          setRefusals((before) => before + 1)
          refresh()
        },
      },
    )
  }

  return (
    <form noValidate onSubmit={submit}>
      <AmountField
        label={t`Amount`}
        amount={amount}
        refused={isShort ? t`Your main wallet has ${balanceText}. Make a deposit, or pay part of the amount.` : null}
        hint={left === null || isShort ? undefined : t`Remaining in main wallet: ${left}`}
      />
      <PinField
        // The field is cleared after a refusal.
        key={refusals}
        label={t`Payment password`}
        name="paymentPassword"
        error={missing ? t`Enter your 6-digit payment password.` : null}
        hint={t`Payment is immediate and can’t be undone.`}
      />
      <Alert message={pay.error ? i18n._(payFailure(pay.error, { locale: i18n.locale, formatZonedTime })) : null} />
      <div className={styles.go}>
        {code === 'payment.password.missing' && (
          <ButtonLink to="/m/securityCenter" wide>{t`Set payment password`}</ButtonLink>
        )}
        {code === 'payment.password.locked' && (
          <ButtonLink to="/m/securityCenter" wide>{t`Reset with a code`}</ButtonLink>
        )}
        {isShort && <ButtonLink to="/m/voucherCenter" wide>{t`Deposit`}</ButtonLink>}
        {!isShort && !blockingRefusals.includes(code) && (
          <Button type="submit" wide busy={pay.isPending}>{t`Pay out`}</Button>
        )}
      </div>
    </form>
  )
}
