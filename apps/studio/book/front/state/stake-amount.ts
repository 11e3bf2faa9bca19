import { latinDigits } from '@ante/contract/kit/digits.ts'

/** Decimal separators of our languages' keyboards: Arabic, full-width and ideographic ones. */
const POINTS = /[٫،，．。]/g
/** Spaces, and invisible marks of writing direction. */
const IGNORED = /[\s\u061c\u200e\u200f\u2066-\u2069]/g
const AMOUNT = /^(\d{1,10})(?:[.,](\d{0,2}))?$/

/** Parses a stake into cents, in the digits of any of our languages; null when it is no amount above zero. */
export function centsIn(text: string): bigint | null {
  const [, whole, places = ''] = AMOUNT.exec(latinDigits(text).replace(IGNORED, '').replace(POINTS, '.')) ?? []
  if (whole === undefined) return null
  const cents = BigInt(whole) * 100n + BigInt(places.padEnd(2, '0'))
  return cents > 0n ? cents : null
}

/** A stake in input format: `12`, `12.50`; empty for none. */
export function amountText(cents: bigint): string {
  if (cents === 0n) return ''
  const digits = cents.toString().padStart(3, '0')
  const places = digits.slice(-2)
  return digits.slice(0, -2) + (places === '00' ? '' : `.${places}`)
}
