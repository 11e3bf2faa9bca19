import { useRef, useState } from 'react'
import type { PointerEvent } from 'react'

/** Distance and speed above which the sheet closes. */
const FAR_PX = 110
const FAST_PX_PER_MS = 0.6

/** Makes an element draggable downwards; calls `onAway` when it was dragged far or fast enough. */
export function useDragDown(onAway: () => void) {
  const [offset, setOffset] = useState(0)
  const from = useRef<{ y: number; time: number } | null>(null)

  const end = (event: PointerEvent) => {
    const start = from.current
    from.current = null
    setOffset(0)
    if (!start) return
    const distance = event.clientY - start.y
    const speed = distance / Math.max(1, event.timeStamp - start.time)
    if (distance > FAR_PX || (distance > 24 && speed > FAST_PX_PER_MS)) onAway()
  }

  return {
    offset,
    handle: {
      onPointerDown: (event: PointerEvent) => {
        from.current = { y: event.clientY, time: event.timeStamp }
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: (event: PointerEvent) => {
        if (from.current) setOffset(Math.max(0, event.clientY - from.current.y))
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  }
}
