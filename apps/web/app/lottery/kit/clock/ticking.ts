import { SECOND_MS } from '@ante/contract/kit/time.ts'

import { serverClock } from './server-clock.ts'
import type { ServerClock } from './server-clock.ts'

/** Tolerance in milliseconds for a timer that fires early: a second with less time left counts as over. */
const GRACE_MS = 20

/** Returns the whole seconds until a moment of the gateway's time, rounded up; null before that time is known. */
export function secondsUntil(moment: number, now: number | null): number | null {
  return now === null ? null : Math.max(0, Math.ceil((moment - now - GRACE_MS) / SECOND_MS))
}

/** Returns the milliseconds until the next whole second of the gateway's clock. */
const untilNextSecond = (now: number): number => SECOND_MS - (((now % SECOND_MS) + SECOND_MS) % SECOND_MS)

interface Ticking {
  subscribe(listener: () => void): () => void
}

/**
 * Creates the single timer of all countdowns of a page: it ticks with the gateway's seconds, and stops while there is
 * no listener or the page is hidden.
 */
export function createTicking(clock: ServerClock): Ticking {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop = () => {}

  const tick = () => {
    for (const listener of listeners) listener()
    schedule()
  }
  const schedule = () => {
    clearTimeout(timer)
    const now = clock.now()
    if (now !== null && !document.hidden) timer = setTimeout(tick, untilNextSecond(now))
  }
  const begin = () => {
    const unsubscribe = clock.subscribe(tick)
    document.addEventListener('visibilitychange', tick)
    schedule()
    stop = () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', tick)
      clearTimeout(timer)
    }
  }
  return {
    subscribe: (listener) => {
      if (listeners.size === 0) begin()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop()
      }
    },
  }
}

/** The timer of this page. */
export const ticking = createTicking(serverClock)
