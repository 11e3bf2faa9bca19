/** Formats cents as the decimal text of the wire. */
export function decimalText(cents: bigint): string {
  const digits = cents.toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Parses decimal text into whole cents; fractions of a cent are dropped. */
export function centsOf(text: string): bigint {
  const [whole = '0', places = ''] = text.split('.')
  return BigInt(whole) * 100n + BigInt(places.padEnd(2, '0').slice(0, 2))
}
