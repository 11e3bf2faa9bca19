import { formatMoney } from './format-money.ts'
import { numberFormat } from './formatters.ts'

/** Whether `Intl` can format the code: currency codes have three letters, those of coins often more. */
const isCurrency = (code: string) => /^[A-Z]{3}$/.test(code)

/** Formats an amount in its payment currency: `₱1,000.50`, or for a coin `50.25 USDT` with all its decimals. */
export function formatPaymentAmount(
  { amount, currency }: { amount: string; currency: string },
  locale: string,
): string {
  return isCurrency(currency) ? formatMoney({ amount, currency }, locale) : `${coinFigures(amount, locale)} ${currency}`
}

function coinFigures(amount: string, locale: string): string {
  const [, decimals = ''] = amount.replace(/(\.\d\d\d*?)0+$/, '$1').split('.')
  return formatDecimal(amount, locale, Math.max(2, decimals.length))
}

/** Formats decimal text with the digit groups of the locale and a fixed number of decimals. */
export function formatDecimal(amount: string, locale: string, decimals: number): string {
  const shape = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  // Intl parses decimal text exactly; its type is narrower than the accepted input.
  return numberFormat(locale, shape).format(amount as Intl.StringNumericLiteral)
}
