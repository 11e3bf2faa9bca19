const CENT_PLACES = 2

/** Converts decimal text from the wire to whole cents, rounded down. */
export function centsOf(text: string): bigint {
  const negative = text.startsWith('-')
  const [whole = '0', places = ''] = (negative ? text.slice(1) : text).split('.')
  const padded = places.padEnd(CENT_PLACES, '0')
  const cents = BigInt(whole + padded.slice(0, CENT_PLACES))
  if (!negative) return cents
  return Number(padded.slice(CENT_PLACES)) > 0 ? -cents - 1n : -cents
}
