import { slipFromText } from '@ante/lottery/slip-text.ts'
import { useEffect, useEffectEvent, useRef } from 'react'

import { addToCart } from '../../betting/cart/cart-store.ts'
import type { CartKey } from '../../betting/cart/cart-store.ts'

interface PutAgainProps {
  cartKey: CartKey
  /** Slip in wire format. */
  slip: string
  onDone(): void
}

/** Puts a slip into the cart of its game once, when mounted. Renders nothing. */
export function PutAgain({ cartKey, slip, onDone }: PutAgainProps): null {
  const isPut = useRef(false)
  const put = useEffectEvent(() => {
    if (isPut.current) return
    isPut.current = true
    const read = slipFromText(slip)
    if (read) {
      const { playId, betType, selection, unit, multiple, series, amount = null } = read
      addToCart(cartKey, [{ playId, betType, selection, unit, multiple, series, amount }])
    }
    onDone()
  })
  useEffect(() => put(), [])
  return null
}
