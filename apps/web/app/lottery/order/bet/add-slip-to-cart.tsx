import { useEffect, useEffectEvent, useRef } from 'react'

import { addToCart } from '../../betting/cart/cart-store.ts'
import type { CartKey } from '../../betting/cart/cart-store.ts'
import { rowOfSlip } from '../../betting/cart/row-of-slip.ts'

interface PutAgainProps {
  cartKey: CartKey
  /** Slip in wire format. */
  slip: string
  onDone(): void
}

/** Puts a slip into the cart of its game once, when mounted. Renders nothing. */
export function AddSlipToCart({ cartKey, slip, onDone }: PutAgainProps): null {
  const isAdded = useRef(false)
  const add = useEffectEvent(() => {
    if (isAdded.current) return
    isAdded.current = true
    const row = rowOfSlip(slip)
    if (row) addToCart(cartKey, [row])
    onDone()
  })
  useEffect(() => add(), [])
  return null
}
