import type { PnlColor } from './pnl-color.ts'

/** Where red is the colour of luck it is the colour of what was won, too. Source: domain handbook 11. */
const RED_IS_PROFIT = /^zh\b/

/** Which of the two colours an amount has, or none: zero is neither. What the merchant chose goes before the language. */
export function netTone(
  amount: string,
  { locale, pnlColor }: { locale: string; pnlColor?: PnlColor },
): 'green' | 'red' | 'plain' {
  if (isZero(amount)) return 'plain'
  const redIsProfit = pnlColor === undefined ? RED_IS_PROFIT.test(locale) : pnlColor === 'red-profit'
  return amount.startsWith('-') === redIsProfit ? 'green' : 'red'
}

export const isZero = (amount: string): boolean => /^-?0+(\.0+)?$/.test(amount)
