const EVENTS = ['touchstart', 'touchend', 'pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click']
const OPTIONS = { capture: true, passive: false }

/** Ends the tap in progress, and returns what it reached instead of its aim. */
let end: () => string | null = () => null

/**
 * Guards the tap that comes next: between the aim, the touch and its click a page can move, and they would reach
 * something else. What does so has no effect, and the tap can be repeated.
 */
export function beginTap(isAim: (target: Element) => boolean): void {
  end()
  let miss: string | null = null
  const guard = (event: Event) => {
    const { target } = event
    if (target instanceof Element && !isAim(target)) miss ??= `${event.type} at ${target.outerHTML.slice(0, 120)}`
    if (miss === null) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const name of EVENTS) addEventListener(name, guard, OPTIONS)
  end = () => {
    for (const name of EVENTS) removeEventListener(name, guard, OPTIONS)
    end = () => null
    return miss
  }
}

/** Returns what the last tap reached instead of its aim; null if it reached it. */
export const missOf = (): string | null => end()
