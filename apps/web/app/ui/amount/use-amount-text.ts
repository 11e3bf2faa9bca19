import { decimalsOf } from '@ante/contract/kit/currency-decimals.ts'
import { useLingui } from '@lingui/react/macro'

import { formatDecimal, formatPaymentAmount } from '../../lib/i18n/format-payment-amount.ts'
import type { AmountEntry } from './use-amount.ts'

/** Sample amounts, by the number of decimals. */
const SAMPLES = { 0: '1000', 2: '1000.50' }

/** Returns a sentence about the permitted decimals of a currency. */
export function useDecimalsText(currency: string): string {
  const { t } = useLingui()
  return decimalsOf(currency) === 0 ? t`Amounts in ${currency} have no decimals.` : t`Use no more than 2 decimals.`
}

/** Returns the message for the problem of an amount, with the next step; null without one. */
export function useAmountText({ problem, rules }: AmountEntry): string | null {
  const { t, i18n } = useLingui()
  const { currency } = rules
  const count = decimalsOf(currency)
  const formatAmount = (amount = '0') => formatPaymentAmount({ amount, currency }, i18n.locale)
  const decimals = useDecimalsText(currency)
  if (problem === null) return null
  const example = formatDecimal(SAMPLES[count], i18n.locale, count)
  const texts = {
    missing: t`Enter an amount.`,
    form: t`Use this format: ${example}.`,
    currency: t`Enter the amount in ${currency}, using digits only.`,
    exponent: t`Enter the full amount, without an “e”.`,
    negative: t`Enter the amount without a minus sign.`,
    zero: t`The amount must be more than zero.`,
    decimals,
    huge: t`This is more than you can send at once.`,
    below: t`Minimum ${formatAmount(rules.minimum)}.`,
    above: t`Maximum ${formatAmount(rules.maximum)} at a time.`,
    unavailable: t`You have ${formatAmount(rules.available)}. Enter that amount or less.`,
    notOffered: t`Choose one of the amounts offered.`,
  }
  return texts[problem]
}
