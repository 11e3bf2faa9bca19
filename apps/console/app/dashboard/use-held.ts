import { useState } from 'react'
import type { HTMLAttributes } from 'react'

interface Held<Value> {
  shown: Value
  /** Whether there are newer values than the shown ones. */
  isOld: boolean
  showNewest(): void
  /** Props of the element over which the pointer freezes the values. */
  holder: Pick<HTMLAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerLeave'>
}

/** Freezes values while the pointer is over an element; they are updated when it leaves, or on request. */
export function useHeld<Value>(newest: Value): Held<Value> {
  const [isInside, setIsInside] = useState(false)
  const [held, setHeld] = useState(newest)
  const shown = isInside ? held : newest
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
