/** Units are 1/10,000 of the currency, as in the gateway; the lottery wallet keeps all four decimals. */
const ONE = 10_000n
const PLACES = 4

/** Converts decimal text of the wire to units, exactly. */
export function unitsOf(text: string): bigint {
  const [whole = '0', decimals = ''] = text.replace('-', '').split('.')
  const units = BigInt(whole) * ONE + BigInt(decimals.slice(0, PLACES).padEnd(PLACES, '0'))
  return text.startsWith('-') ? -units : units
}

/** Converts units to decimal text with all four decimals. */
export function unitsText(units: bigint): string {
  const absolute = units < 0n ? -units : units
  const text = `${absolute / ONE}.${String(absolute % ONE).padStart(PLACES, '0')}`
  return units < 0n ? `-${text}` : text
}
