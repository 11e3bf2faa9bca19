import { useState } from 'react'
import type { HTMLAttributes } from 'react'

interface FrozenValues<Value> {
  shown: Value
  /** Whether there are newer values than the shown ones. */
  isOld: boolean
  showNewest(): void
  /** Props of the element over which the pointer freezes the values. */
  holder: Pick<HTMLAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerLeave'>
}

/** Freezes values while the pointer is over an element; they are updated when it leaves, or on request. */
export function useFrozenValues<Value>(newest: Value): FrozenValues<Value> {
  const [isInside, setIsInside] = useState(false)
  const [frozen, setHeld] = useState(newest)
  const shown = isInside ? frozen : newest
  const hold = () => {
    setHeld(newest)
    setIsInside(true)
  }
  return {
    shown,
    isOld: shown !== newest,
    showNewest: () => setHeld(newest),
    holder: { onPointerEnter: hold, onPointerLeave: () => setIsInside(false) },
  }
}
