const EVENTS = ['touchstart', 'touchend', 'pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click']
const OPTIONS = { capture: true, passive: false }
/** Time in milliseconds until the click of a tap, on a busy machine. */
const CLICK_MS = 1_500
const POLL_MS = 10

/** Ends the tap in progress, and returns why it has to be repeated. */
let end: () => Promise<string | null> = async () => null

/**
 * Guards the next tap: events that reach another element than the aim are suppressed, because the page may move between
 * the aim, the touch and the click. On a busy machine a touch may be so long that no click follows.
 */
export function beginTap(aim: Element, isAim: (target: Element) => boolean): void {
  let miss: string | null = null
  let isClicked = false
  const received: Event[] = []
  const guard = (event: Event) => {
    const { target, type } = event
    if (target instanceof Element && !isAim(target)) miss ??= `${type} at ${target.outerHTML.slice(0, 120)}`
    received.push(event)
    isClicked ||= type === 'click'
    if (miss === null) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const name of EVENTS) addEventListener(name, guard, OPTIONS)
  // No click follows if the element handles the touch itself, or if the touch has removed the element.
  const isOver = () =>
    miss !== null || isClicked || !aim.isConnected || received.some(({ defaultPrevented }) => defaultPrevented)
  end = async () => {
    const limit = performance.now() + CLICK_MS
    while (!isOver() && performance.now() < limit) await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    for (const name of EVENTS) removeEventListener(name, guard, OPTIONS)
    end = async () => null
    return miss ?? (isOver() ? null : `no click after ${received.map(({ type }) => type).join(', ')}`)
  }
}

/** Returns why the last tap has to be repeated; null if it reached its aim. */
export const reasonToRepeat = (): Promise<string | null> => end()
