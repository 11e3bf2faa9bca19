import type { PnlColor } from './pnl-color.ts'

/** Languages in which red is the colour of luck and of winnings. Source: domain handbook 11. */
const RED_IS_PROFIT = /^zh\b/

/** Returns the colour of an amount; none for zero. The merchant's setting takes precedence over the language. */
export function netTone(
  amount: string,
  { locale, pnlColor }: { locale: string; pnlColor?: PnlColor },
): 'green' | 'red' | 'plain' {
  if (isZero(amount)) return 'plain'
  const redIsProfit = pnlColor === undefined ? RED_IS_PROFIT.test(locale) : pnlColor === 'red-profit'
  return amount.startsWith('-') === redIsProfit ? 'green' : 'red'
}

export const isZero = (amount: string): boolean => /^-?0+(\.0+)?$/.test(amount)
