import type { Deposit } from '@ante/contract/cashier/deposit.ts'
import type { DepositState } from '@ante/contract/cashier/deposit-state.ts'
import { useLingui } from '@lingui/react/macro'

import { formatMoney } from '../../../lib/words/format.ts'
import { isolated } from '../../../lib/words/isolated.ts'
import { useBonusSentence } from './use-bonus-sentence.ts'

/** A deposit's state and next step, in one or two sentences with the amount. */
export function useStateSentence(deposit: Deposit): { title: string; next: string } {
  const { t, i18n } = useLingui()
  const { state, toPay, steps, currency, amount, requestedAmount } = deposit
  const shown = (text: string) => formatMoney({ amount: text, currency }, i18n.locale)
  const asked = shown(requestedAmount)
  const credited = shown(amount ?? requestedAmount)
  const bonus = useBonusSentence(deposit)
  const late = t`Did you pay all the same? It is credited as soon as it arrives.`
  const elsewhere = toPay?.how === 'redirect'
  const words: Record<DepositState, [title: string, next: string]> = {
    CREATED: [t`We prepare your payment`, t`The details to pay ${asked} come in a moment. Stay here.`],
    WAITING_PAYMENT: [
      t`Pay to add ${asked}`,
      elsewhere ? t`Paid already? We show it here as soon as we are told.` : t`Send exactly the amount below, in time.`,
    ],
    SUBMITTED: [t`We look for your payment`, t`You can leave this page: ${asked} comes by itself.`],
    PROCESSING: [t`Your payment is here`, t`It is checked and comes into your wallet in a moment.`],
    SUCCESS: [t`${credited} is in your wallet`, bonus ?? t`It is ready to play with.`],
    EXPIRED: [t`The time to pay ran out`, late],
    CANCELLED: [t`Deposit cancelled`, late],
    FAILED: [t`The payment did not go through`, t`Nothing was credited. Try again, or pay another way.`],
    REJECTED: [t`This payment was not accepted`, t`Our support can tell you more.`],
  }
  const [title, next] = words[state]
  // The operator's reason is more specific.
  const reason = steps[steps.length - 1]?.reason
  return { title, next: reason ? isolated(reason) : next }
}
