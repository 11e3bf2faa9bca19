import type { Deposit } from '@ante/contract/cashier/deposit.ts'
import type { DepositState } from '@ante/contract/cashier/deposit-state.ts'
import { useLingui } from '@lingui/react/macro'

import { formatMoney } from '../../../lib/i18n/format-money.ts'
import { isolateText } from '../../../lib/i18n/isolate-text.ts'
import { useBonusSentence } from './use-bonus-sentence.ts'

/** A deposit's state and next step, in one or two sentences with the amount. */
export function useStateSentence(deposit: Deposit): { title: string; next: string } {
  const { t, i18n } = useLingui()
  const { state, toPay, steps, currency, amount, requestedAmount } = deposit
  const formatAmount = (text: string) => formatMoney({ amount: text, currency }, i18n.locale)
  const requested = formatAmount(requestedAmount)
  const credited = formatAmount(amount ?? requestedAmount)
  const bonus = useBonusSentence(deposit)
  const late = t`Already paid? We’ll credit your payment as soon as it arrives.`
  const isRedirect = toPay?.how === 'redirect'
  const texts: Record<DepositState, [title: string, next: string]> = {
    CREATED: [t`Preparing your payment`, t`Payment details for ${requested} will appear shortly. Stay on this page.`],
    WAITING_PAYMENT: [
      t`Pay to deposit ${requested}`,
      isRedirect
        ? t`Already paid? The status updates once your payment is confirmed.`
        : t`Send exactly the amount below before time runs out.`,
    ],
    SUBMITTED: [
      t`Looking for your payment`,
      t`You can leave this page. Your ${requested} will be credited automatically.`,
    ],
    PROCESSING: [t`Payment received`, t`We’re checking it. It’ll be in your wallet shortly.`],
    SUCCESS: [t`${credited} added to your wallet`, bonus ?? t`It’s ready to use.`],
    EXPIRED: [t`Payment time expired`, late],
    CANCELLED: [t`Deposit cancelled`, late],
    FAILED: [t`Payment failed`, t`Nothing was credited. Try again, or use another payment method.`],
    REJECTED: [t`Payment rejected`, t`Contact customer service for details.`],
  }
  const [title, next] = texts[state]
  // The operator's reason, if there is one, replaces the general sentence.
  const reason = steps[steps.length - 1]?.reason
  return { title, next: reason ? isolateText(reason) : next }
}
