/** Source: product specification 9. */
const SWIPE_PX = 100
const SWIPE_RESET_MS = 500

export interface Swipes {
  /** Whether the page is being swiped, or was a moment ago. */
  wasJustSwiped(): boolean
  stop(): void
}

/** Detects page swipes: a horizontal swipe triggers the phone's own back gesture, which animates the page itself. */
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
  // A gesture that the phone takes over ends with `touchcancel`, not `touchend`.
  const received = { touchstart: begin, touchmove: move, touchend: end, touchcancel: end }
  for (const [type, receive] of Object.entries(received)) on.addEventListener(type, receive, { passive: true })
  const stop = () => {
    clearTimeout(timer)
    for (const [type, receive] of Object.entries(received)) on.removeEventListener(type, receive)
  }
  return { wasJustSwiped: () => swiped, stop }
}

function xOf(event: Event): number | undefined {
  return 'touches' in event ? (event as TouchEvent).touches[0]?.clientX : undefined
}
