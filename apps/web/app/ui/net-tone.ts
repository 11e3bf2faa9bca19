/** Where red is the colour of luck it is the colour of what was won, too. Source: domain handbook 11. */
const RED_IS_PROFIT = /^zh\b/

/** Which of the two colours an amount has, or none: zero is neither. */
export function netTone(amount: string, locale: string): 'green' | 'red' | 'plain' {
  if (/^-?0+(\.0+)?$/.test(amount)) return 'plain'
  return amount.startsWith('-') === RED_IS_PROFIT.test(locale) ? 'green' : 'red'
}
