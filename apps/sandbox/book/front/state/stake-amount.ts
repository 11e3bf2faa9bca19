const AMOUNT = /^(\d{1,10})(?:[.,](\d{0,2}))?$/

/** A typed stake in cents; null where it is no amount above zero. */
export function centsIn(text: string): bigint | null {
  const [, whole, places = ''] = AMOUNT.exec(text.trim()) ?? []
  if (whole === undefined) return null
  const cents = BigInt(whole) * 100n + BigInt(places.padEnd(2, '0'))
  return cents > 0n ? cents : null
}

/** A stake as it is typed: `12`, `12.50`; empty for none. */
export function amountText(cents: bigint): string {
  if (cents === 0n) return ''
  const digits = cents.toString().padStart(3, '0')
  const places = digits.slice(-2)
  return digits.slice(0, -2) + (places === '00' ? '' : `.${places}`)
}
