import { decimal } from '../studio/maths/exact/fraction.ts'
import type { Fraction } from '../studio/maths/exact/fraction.ts'

const PLACES = 4

/** A price as it is printed: times the stake, cut off after four places, without the zeros at its end. */
export function priceText(price: Fraction): string {
  return decimal(price, PLACES).replace(/\.?0+$/, '')
}
