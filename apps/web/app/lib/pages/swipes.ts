/** Source: product specification 9. */
const SWIPE_PX = 100
const SWIPE_RESET_MS = 500

export interface Swipes {
  /** Whether a finger draws the page aside, or did a moment ago. */
  justSwiped(): boolean
  stop(): void
}

/** Watches fingers: one that draws the page aside goes back by the phone's own gesture, which moves the page itself. */
export function watchSwipes(on: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>): Swipes {
  let swiped = false
  let fromX = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = (event: Event) => {
    fromX = xOf(event) ?? 0
  }
  const move = (event: Event) => {
    if (Math.abs((xOf(event) ?? fromX) - fromX) > SWIPE_PX) swiped = true
  }
  const end = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      swiped = false
    }, SWIPE_RESET_MS)
  }
  // A gesture that the phone takes over is cancelled, not ended.
  const heard = { touchstart: begin, touchmove: move, touchend: end, touchcancel: end }
  for (const [type, hear] of Object.entries(heard)) on.addEventListener(type, hear, { passive: true })
  const stop = () => {
    clearTimeout(timer)
    for (const [type, hear] of Object.entries(heard)) on.removeEventListener(type, hear)
  }
  return { justSwiped: () => swiped, stop }
}

function xOf(event: Event): number | undefined {
  return 'touches' in event ? (event as TouchEvent).touches[0]?.clientX : undefined
}
