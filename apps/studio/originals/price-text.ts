import { decimal } from '../kit/maths/exact/fraction.ts'
import type { Fraction } from '../kit/maths/exact/fraction.ts'

const PLACES = 4

/** Formats a price as a multiple of the stake, truncated after four places, without trailing zeros. */
export function priceText(price: Fraction): string {
  return decimal(price, PLACES).replace(/\.?0+$/, '')
}
