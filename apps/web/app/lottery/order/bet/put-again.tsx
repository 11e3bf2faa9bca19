import { slipFromText } from '@ante/lottery/slip-text.ts'
import { useEffect, useEffectEvent, useRef } from 'react'

import { addToCart } from '../../betting/cart/cart-store.ts'
import type { CartPlace } from '../../betting/cart/cart-store.ts'

interface PutAgainProps {
  place: CartPlace
  /** Slip in wire format. */
  slip: string
  onDone(): void
}

/** Puts a slip into the cart of its game once, when mounted. Renders nothing. */
export function PutAgain({ place, slip, onDone }: PutAgainProps): null {
  const isPut = useRef(false)
  const put = useEffectEvent(() => {
    if (isPut.current) return
    isPut.current = true
    const read = slipFromText(slip)
    if (read) {
      const { playId, betType, selection, unit, multiple, series, amount = null } = read
      addToCart(place, [{ playId, betType, selection, unit, multiple, series, amount }])
    }
    onDone()
  })
  useEffect(() => put(), [])
  return null
}
