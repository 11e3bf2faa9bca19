import { formatMoney, localesOf } from './format.ts'

/** Whether `Intl` knows how it is written: the codes of currencies have three letters, those of coins often more. */
const isCurrency = (code: string) => /^[A-Z]{3}$/.test(code)

/** What is paid in: `₱1,000.50`, or of a coin `50.25 USDT` with all decimals that it has. */
export function formatPay({ amount, currency }: { amount: string; currency: string }, locale: string): string {
  return isCurrency(currency) ? formatMoney({ amount, currency }, locale) : `${coinFigures(amount, locale)} ${currency}`
}

function coinFigures(amount: string, locale: string): string {
  const [, decimals = ''] = amount.replace(/(\.\d\d\d*?)0+$/, '$1').split('.')
  return figuresText(amount, locale, Math.max(2, decimals.length))
}

/** Decimal text in the figures and groups of the locale, with so many places. */
export function figuresText(amount: string, locale: string, places: number): string {
  const shape = { minimumFractionDigits: places, maximumFractionDigits: places }
  // Intl reads decimal text exactly; its type for it is narrower than what it takes.
  return new Intl.NumberFormat(localesOf(locale), shape).format(amount as Intl.StringNumericLiteral)
}
