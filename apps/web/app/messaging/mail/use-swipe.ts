import { useRef, useState } from 'react'
import type { TouchEvent } from 'react'

/** Width in pixels that an open line reveals at its end. */
const OPEN_PX = 88
/** Movement in pixels before a touch counts as a swipe; a mostly vertical one scrolls. */
const SLOP_PX = 10

/** Swipe state of a line: swiped towards its start it reveals the action at its end. */
export function useSwipe() {
  const [shift, setShift] = useState(0)
  const from = useRef<{
    x: number
    y: number
    shift: number
    directionSign: number
    is: 'swipe' | 'scroll' | null
  } | null>(null)
  const handlers = {
    onTouchStart: (event: TouchEvent<HTMLElement>) => {
      const touch = event.touches[0]
      if (!touch || event.touches.length > 1) return
      const directionSign = getComputedStyle(event.currentTarget).direction === 'rtl' ? 1 : -1
      from.current = { x: touch.clientX, y: touch.clientY, shift, directionSign, is: null }
    },
    onTouchMove: (event: TouchEvent<HTMLElement>) => {
      const touch = event.touches[0]
      const start = from.current
      if (!touch || !start) return
      const [across, along] = [touch.clientX - start.x, touch.clientY - start.y]
      if (start.is === null && Math.max(Math.abs(across), Math.abs(along)) > SLOP_PX) {
        start.is = Math.abs(across) > Math.abs(along) ? 'swipe' : 'scroll'
      }
      if (start.is !== 'swipe') return
      const newShift = (start.shift + across) * start.directionSign
      setShift(Math.min(Math.max(newShift, 0), OPEN_PX) * start.directionSign)
    },
    onTouchEnd: () => {
      const start = from.current
      from.current = null
      if (start?.is === 'swipe') setShift(Math.abs(shift) > OPEN_PX / 2 ? OPEN_PX * start.directionSign : 0)
    },
    onTouchCancel: () => setShift(0),
  }
  return { isOpen: shift !== 0, style: { transform: `translateX(${shift}px)` }, handlers }
}
