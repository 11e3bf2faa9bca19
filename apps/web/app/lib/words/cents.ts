/** Decimal text of the wire in cents, to compare and to add; what is smaller is cut off. Exact below a trillion. */
export function centsOf(amount: string): number {
  const [whole = '0', decimals = ''] = amount.replace('-', '').split('.')
  const cents = Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'))
  return amount.startsWith('-') ? -cents : cents
}

/** Cents as decimal text. */
export function centsText(cents: number): string {
  const absolute = Math.abs(cents)
  const text = `${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`
  return cents < 0 ? `-${text}` : text
}
