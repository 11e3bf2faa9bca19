/** Formats decimal text of the gateway with grouped thousands: `12345.00` becomes `12,345.00`. */
export function amountText(amount: string): string {
  const [whole = '', decimals] = amount.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}

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
