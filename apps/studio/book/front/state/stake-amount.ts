import { latinDigits } from '@ante/contract/kit/digits.ts'

/** Before the cents, as keyboards of our languages write it: an Arabic decimal sign, wide and ideographic ones. */
const POINTS = /[٫،，．。]/g
/** Spaces, and invisible marks of the direction of writing. */
const AROUND = /[\s\u061c\u200e\u200f\u2066-\u2069]/g
const AMOUNT = /^(\d{1,10})(?:[.,](\d{0,2}))?$/

/** A stake in cents, as a keyboard of any of our languages writes it; null where it is no amount above zero. */
export function centsIn(text: string): bigint | null {
  const [, whole, places = ''] = AMOUNT.exec(latinDigits(text).replace(AROUND, '').replace(POINTS, '.')) ?? []
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
