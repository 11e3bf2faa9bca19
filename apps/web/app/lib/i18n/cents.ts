/**
 * Converts decimal text of the wire to cents, to compare and add; smaller parts are truncated. Exact below a trillion.
 */
export function centsOf(amount: string): number {
  const [whole = '0', decimals = ''] = amount.replace('-', '').split('.')
  const cents = Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'))
  return amount.startsWith('-') ? -cents : cents
}

/** Converts cents to decimal text. */
export function formatCents(cents: number): string {
  const absolute = Math.abs(cents)
  const text = `${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`
  return cents < 0 ? `-${text}` : text
}
