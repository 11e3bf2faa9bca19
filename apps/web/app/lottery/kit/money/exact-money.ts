import { decimalsOf } from '@ante/contract/kit/currency-decimals.ts'

import { localesOf } from '../../../lib/words/format.ts'

interface MoneyShown {
  amount: string
  currency: string
}

const formatters = new Map<string, Intl.NumberFormat>()

/**
 * Formats an amount with all its decimals, at most four: the lottery wallet keeps them, and a win of 14.391 is not
 * 14.39. In English: `₱14.391`, `₱20.00`, `¥20`.
 */
export function exactMoney({ amount, currency }: MoneyShown, locale: string): string {
  const key = `${locale} ${currency}`
  const formatter = formatters.get(key) ?? newFormatter(locale, currency)
  formatters.set(key, formatter)
  // Intl parses decimal text exactly; its type is narrower than the accepted input.
  return formatter.format(amount as Intl.StringNumericLiteral)
}

function newFormatter(locale: string, currency: string): Intl.NumberFormat {
  const shape = {
    style: 'currency',
    currency,
    minimumFractionDigits: decimalsOf(currency),
    maximumFractionDigits: 4,
  } as const
  try {
    return new Intl.NumberFormat(localesOf(locale), { ...shape, currencyDisplay: 'narrowSymbol' })
  } catch {
    // Safari below 14.1 and Chrome below 80 have no narrow symbols, and throw.
    return new Intl.NumberFormat(localesOf(locale), shape)
  }
}
