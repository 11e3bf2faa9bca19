import { slipFromText } from '@ante/lottery/slip-text.ts'

import { addToCart } from '../betting/cart/cart-store.ts'
import type { CartPlace } from '../betting/cart/cart-store.ts'

/** Puts a slip of the wire into the cart of its game. */
export function putAgain(place: CartPlace, slip: string): void {
  const read = slipFromText(slip)
  if (!read) return
  const { playId, betType, selection, unit, multiple, series, amount = null } = read
  addToCart(place, [{ playId, betType, selection, unit, multiple, series, amount }])
}
