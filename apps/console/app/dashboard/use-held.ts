import { useState } from 'react'
import type { HTMLAttributes } from 'react'

interface Held<Value> {
  shown: Value
  /** Newer values that are not shown yet. */
  isOld: boolean
  showNewest(): void
  /** Of the element that keeps its values while it is used. */
  holder: Pick<HTMLAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerLeave'>
}

/** Keeps values unchanged under the pointer; they are renewed when it leaves, or on request. */
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
