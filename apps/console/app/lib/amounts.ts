/** Returns an amount of the gateway with thousands separated: `12345.00` becomes `12,345.00`. */
export function amountText(amount: string): string {
  const [whole = '', decimals] = amount.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}

/** Returns the exact sum of amounts with two decimals. */
export function sumOf(amounts: readonly string[]): string {
  const cents = amounts.reduce((sum, amount) => {
    const [whole = '0', decimals = ''] = amount.split('.')
    return sum + BigInt(whole + decimals.padEnd(2, '0').slice(0, 2))
  }, 0n)
  const text = String(cents).padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}
