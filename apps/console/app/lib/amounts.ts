import { numberLocale } from './locale.ts'

const DECIMAL = /^-?\d+(?:\.(\d+))?$/

/**
 * Formats decimal text of the gateway exactly, with all its decimals, in the language of the console: `12345.00` becomes
 * `12,345.00` in English. Other text stays as it is.
 */
export function amountText(amount: string): string {
  const found = DECIMAL.exec(amount)
  if (!found) return amount
  const digits = found[1]?.length ?? 0
  const format = new Intl.NumberFormat(numberLocale(), { minimumFractionDigits: digits, maximumFractionDigits: digits })
  // Decimal text is formatted without a conversion to a floating-point number.
  return format.format(amount as `${number}`)
}

/** Formats a count with grouped thousands. */
export const countText = (count: number): string => new Intl.NumberFormat(numberLocale()).format(count)

/** Maximum number of decimals of a ledger amount. */
const DECIMALS = 4

/** Returns the exact sum of amounts, with at least two decimals. */
export function sumOf(amounts: readonly string[]): string {
  const units = amounts.reduce((sum, amount) => {
    const [whole = '0', decimals = ''] = amount.split('.')
    return sum + BigInt(whole + decimals.padEnd(DECIMALS, '0').slice(0, DECIMALS))
  }, 0n)
  const digits = String(units).padStart(DECIMALS + 1, '0')
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS).replace(/0{1,2}$/, '')}`
}
