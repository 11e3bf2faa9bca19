import type { BankCard } from '@ante/contract/cashier/bank-cards.ts'
import { withdraw } from '@ante/contract/cashier/withdrawal.ts'
import type { Withdrawal } from '@ante/contract/cashier/withdrawal.ts'
import { PAYMENT_PASSWORD } from '@ante/contract/identity/payment-password.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'

import { SECURITY_KEY, WITHDRAWAL_KEY } from '../../identity/public.ts'
import { CallFailed, CallRefused } from '../../lib/calls/call-errors.ts'
import { commonRefusalOf } from '../../lib/calls/common-refusal.ts'
import { fillLine, focusLine, useCheckedForm } from '../../lib/forms/use-checked-form.ts'
import { formatMoney } from '../../lib/words/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { PinField } from '../../ui/pin-field.tsx'
import { useMoneyCall } from '../../lib/calls/use-money-call.ts'
import { useTimeThere } from '../../merchant/public.ts'
import styles from './confirm.module.css'
import { Quote } from './quote.tsx'
import { withdrawalQuote } from './queries.ts'
import { withdrawFailure } from './refusals.ts'

interface ConfirmProps {
  amount: string
  bankCardId: string
  card: BankCard | undefined
  onAsked(withdrawal: Withdrawal): void
  onStopped(words: string | null): void
}

const LINES = ['paymentPassword'] as const
type Problem = 'short' | 'refused'

/** After these the sheet stays: there is something to be done in it. */
const MENDED_HERE = ['payment.password.incorrect', 'withdrawal.fee.changed']

export function Confirm({ amount, bankCardId, card, onAsked, onStopped }: ConfirmProps) {
  const { t, i18n } = useLingui()
  const tellTime = useTimeThere()
  const queries = useQueryClient()
  const { data: quote } = useSuspenseQuery(withdrawalQuote(amount))
  const ask = useMoneyCall(withdraw, () => {
    const sum = formatMoney({ amount, currency: quote.currency }, i18n.locale)
    return t`Withdrawal of ${sum}`
  })
  const { problems, setProblems, formProps } = useCheckedForm<'paymentPassword', Problem>(LINES, (values) =>
    PAYMENT_PASSWORD.test(values.paymentPassword) ? {} : { paymentPassword: 'short' },
  )
  const askAnew = () => {
    for (const queryKey of [SECURITY_KEY, WITHDRAWAL_KEY]) void queries.invalidateQueries({ queryKey })
  }
  const send = ({ paymentPassword }: { paymentPassword: string }, element: HTMLFormElement) => {
    const onError = (error: unknown) => {
      if (stays(error)) {
        if (!(error instanceof CallRefused)) return
        fillLine(element, 'paymentPassword', '')
        if (error.code === 'payment.password.incorrect') setProblems({ paymentPassword: 'refused' })
        else void queries.invalidateQueries(withdrawalQuote(amount))
        requestAnimationFrame(() => focusLine(element, 'paymentPassword'))
        return
      }
      askAnew()
      // The page itself says that it is locked, and offers the way out.
      onStopped(isLocked(error) ? null : i18n._(withdrawFailure(error, tellTime)))
    }
    const onSuccess = (withdrawal: Withdrawal) => {
      askAnew()
      onAsked(withdrawal)
    }
    ask.mutate({ amount, bankCardId, paymentPassword, fee: quote.fee }, { onError, onSuccess })
  }
  const refused = ask.error ? i18n._(withdrawFailure(ask.error, tellTime)) : null
  const isOfLine = ask.error instanceof CallRefused && ask.error.code === 'payment.password.incorrect'
  const short = t`Type the six digits of your payment password.`
  return (
    <form className={styles.form} {...formProps(send)}>
      <Quote quote={quote} card={card} />
      <PinField
        label={t`Payment password`}
        name="paymentPassword"
        error={problems.paymentPassword === 'short' ? short : problems.paymentPassword && refused}
      />
      <Alert words={isOfLine ? null : refused} />
      <Button type="submit" wide busy={ask.isPending || ask.isSuccess}>{t`Confirm`}</Button>
    </form>
  )
}

/** Whether another tap may do it: nothing came back, or what is wrong can be mended here. */
function stays(error: unknown): boolean {
  if (error instanceof CallFailed) return true
  return error instanceof CallRefused && (MENDED_HERE.includes(error.code) || commonRefusalOf(error) !== null)
}

const isLocked = (error: unknown) => error instanceof CallRefused && error.code === 'payment.password.locked'
