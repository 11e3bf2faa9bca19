import type { BankCard } from '@ante/contract/cashier/bank-cards.ts'
import { withdraw } from '@ante/contract/cashier/withdrawal.ts'
import type { Withdrawal, quoteWithdrawal } from '@ante/contract/cashier/withdrawal.ts'
import { PAYMENT_PASSWORD } from '@ante/contract/identity/payment-password.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'

import { SECURITY_KEY, WITHDRAWAL_KEY } from '../../identity/public.ts'
import { CallFailed, CallRefused } from '../../lib/calls/call-errors.ts'
import { commonRefusalOf } from '../../lib/calls/common-refusal.ts'
import { useKeyedCall } from '../../lib/calls/use-keyed-call.ts'
import { fillField, focusField, useCheckedForm } from '../../lib/forms/use-checked-form.ts'
import { centsOf } from '../../lib/i18n/cents.ts'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import { useMerchantTime } from '../../merchant/public-times.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ContentBoundary } from '../../ui/content-boundary.tsx'
import { Money } from '../../ui/money.tsx'
import { PinField } from '../../ui/pin-field.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { lastDigits } from '../cards/last-digits.ts'
import { MoneySummary } from '../parts/money-summary.tsx'
import type { SummaryLine } from '../parts/money-summary.tsx'
import styles from './confirm.module.css'
import { withdrawalQuote } from './queries.ts'
import { withdrawFailure } from './refusals.ts'
import { useArrivalText } from './use-arrival-text.ts'

interface ConfirmSheetProps {
  open: boolean
  openCount: number
  amount: string
  bankCardId: string
  card: BankCard | undefined
  onRequest(withdrawal: Withdrawal): void
  /** Called when an obstacle must be solved on the page. */
  onStopped(reason: string | null): void
  onClose(): void
}

/** Exact summary of the withdrawal, confirmed with the payment password. */
export function ConfirmSheet({ open, openCount, onClose, ...request }: ConfirmSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Confirm withdrawal`} onClose={onClose}>
      <ContentBoundary key={openCount} skeleton={<Skeleton height={360} />}>
        <Confirm {...request} />
      </ContentBoundary>
    </Sheet>
  )
}

interface ConfirmProps {
  amount: string
  bankCardId: string
  card: BankCard | undefined
  onRequest(withdrawal: Withdrawal): void
  onStopped(reason: string | null): void
}

const FIELDS = ['paymentPassword'] as const
type Problem = 'short' | 'refused'

/** Refusals that are solved within the sheet. */
const SOLVED_IN_SHEET = ['payment.password.incorrect', 'withdrawal.fee.changed']

function Confirm({ amount, bankCardId, card, onRequest, onStopped }: ConfirmProps) {
  const { t, i18n } = useLingui()
  const formatZonedTime = useMerchantTime()
  const queries = useQueryClient()
  const { data: quote } = useSuspenseQuery(withdrawalQuote(amount))
  const requestWithdrawal = useKeyedCall(withdraw, () => {
    const sum = formatMoney({ amount, currency: quote.currency }, i18n.locale)
    return t`Withdrawal of ${sum}`
  })
  const { problems, setProblems, formProps } = useCheckedForm<'paymentPassword', Problem>(FIELDS, (values) =>
    PAYMENT_PASSWORD.test(values.paymentPassword) ? {} : { paymentPassword: 'short' },
  )
  const requestAgain = () => {
    for (const queryKey of [SECURITY_KEY, WITHDRAWAL_KEY]) void queries.invalidateQueries({ queryKey })
  }
  const send = ({ paymentPassword }: { paymentPassword: string }, element: HTMLFormElement) => {
    const onError = (error: unknown) => {
      if (staysOpen(error)) {
        if (!(error instanceof CallRefused)) return
        fillField(element, 'paymentPassword', '')
        if (error.code === 'payment.password.incorrect') setProblems({ paymentPassword: 'refused' })
        else void queries.invalidateQueries(withdrawalQuote(amount))
        requestAnimationFrame(() => focusField(element, 'paymentPassword'))
        return
      }
      requestAgain()
      // No reason for a locked password, because the page shows how to unlock it.
      onStopped(isLocked(error) ? null : i18n._(withdrawFailure(error, formatZonedTime)))
    }
    const onSuccess = (withdrawal: Withdrawal) => {
      requestAgain()
      onRequest(withdrawal)
    }
    requestWithdrawal.mutate({ amount, bankCardId, paymentPassword, fee: quote.fee }, { onError, onSuccess })
  }
  const refused = requestWithdrawal.error ? i18n._(withdrawFailure(requestWithdrawal.error, formatZonedTime)) : null
  const isFieldError =
    requestWithdrawal.error instanceof CallRefused && requestWithdrawal.error.code === 'payment.password.incorrect'
  const pinMissingText = t`Enter your 6-digit payment password.`
  return (
    <form className={styles.form} {...formProps(send)}>
      <Quote quote={quote} card={card} />
      <PinField
        label={t`Payment password`}
        name="paymentPassword"
        error={problems.paymentPassword === 'short' ? pinMissingText : problems.paymentPassword && refused}
      />
      <Alert message={isFieldError ? null : refused} />
      <Button type="submit" wide busy={requestWithdrawal.isPending || requestWithdrawal.isSuccess}>{t`Confirm`}</Button>
    </form>
  )
}

/** Whether another attempt may succeed: no answer, or a problem that can be solved here. */
function staysOpen(error: unknown): boolean {
  if (error instanceof CallFailed) return true
  return error instanceof CallRefused && (SOLVED_IN_SHEET.includes(error.code) || commonRefusalOf(error) !== null)
}

const isLocked = (error: unknown) => error instanceof CallRefused && error.code === 'payment.password.locked'

interface QuoteProps {
  quote: OutputOf<typeof quoteWithdrawal>
  card: BankCard | undefined
}

/** Amount, fee, payout, receiver and expected arrival. */
function Quote({ quote: { amount, fee, netAmount, arrivalMinutes, isReviewed, currency }, card }: QuoteProps) {
  const { t } = useLingui()
  const arrival = useArrivalText(arrivalMinutes)
  const lines: SummaryLine[] = [
    { id: 'amount', label: t`Deducted from wallet`, value: <Money amount={amount} currency={currency} /> },
    {
      id: 'fee',
      label: t`Fee`,
      value: centsOf(fee) === 0 ? t`Free` : <Money amount={fee} currency={currency} />,
    },
    {
      id: 'net',
      label: t`You receive`,
      value: <Money amount={netAmount} currency={currency} />,
      note: isReviewed ? t`Usually ${arrival}, once reviewed` : t`Usually ${arrival}`,
      variant: 'sum',
    },
  ]
  return (
    <>
      {card && (
        <p className={styles.to}>
          <bdi>{card.bankName}</bdi> <bdi dir="ltr">•••• {lastDigits(card.cardNumber)}</bdi>
          <span className={styles.holder}>
            <bdi>{card.cardHolder}</bdi>
          </span>
        </p>
      )}
      <MoneySummary label={t`Summary`} lines={lines} />
    </>
  )
}
