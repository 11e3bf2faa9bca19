import { decimalsOf } from '@ante/contract/kit/currency-decimals.ts'

import { numberFormat } from './formatters.ts'

/**
 * Formats money in the reader's locale. Amounts stay text from the wire to the display: `Intl` parses decimal
 * text exactly, a number would lose digits above 15.
 */

/** Character that replaces each digit of a hidden balance. */
const MASK = '*'

interface MoneyShown {
  amount: string
  currency: string
}

function moneyFormatter(locale: string, currency: string, max: number = decimalsOf(currency)): Intl.NumberFormat {
  const min = decimalsOf(currency)
  const shape = { style: 'currency', currency, minimumFractionDigits: min, maximumFractionDigits: max } as const
  try {
    return numberFormat(locale, { ...shape, currencyDisplay: 'narrowSymbol' })
  } catch {
    // Safari below 14.1 and Chrome below 80 have no narrow symbols, and throw.
    return numberFormat(locale, shape)
  }
}

/**
 * Truncates decimal text to the decimals of its currency, 2 or none: never shows a cent or a yen more than the amount.
 */
export function truncateAmount({ amount, currency }: MoneyShown): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const decimals = decimalsOf(currency)
  const cut = decimals === 0 ? whole : `${whole}.${fraction.slice(0, decimals).padEnd(decimals, '0')}`
  return /^-0+(\.0*)?$/.test(cut) ? cut.slice(1) : cut
}

/** `1234.509` in English: `₱1,234.50` in pesos, `¥1,234` in yen. */
export function formatMoney({ amount, currency }: MoneyShown, locale: string): string {
  // Intl parses decimal text exactly; its type is narrower than the accepted input.
  return moneyFormatter(locale, currency).format(truncateAmount({ amount, currency }) as Intl.StringNumericLiteral)
}

/** Decimals of the ledger. */
const LEDGER_DECIMALS = 4

/**
 * Formats money with up to four decimals: amounts of the lottery wallet have more decimals than the currency. In
 * English: `₱14.391`, `₱20.00`, `¥20`.
 */
export const formatExactMoney = ({ amount, currency }: MoneyShown, locale: string): string =>
  moneyFormatter(locale, currency, LEDGER_DECIMALS).format(amount as Intl.StringNumericLiteral)

/** Formats an amount of the same width in which a star replaces every digit. */
export function maskMoney(money: MoneyShown, locale: string): string {
  return formatMoney(money, locale).replace(/\d/g, MASK)
}
