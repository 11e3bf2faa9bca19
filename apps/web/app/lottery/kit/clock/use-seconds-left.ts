import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

import { serverClock } from './server-clock.ts'
import { secondsUntil, ticking } from './ticking.ts'

const notYet = () => null

/**
 * Whole seconds until a moment of the gateway's time, for one component; it is drawn again only when they change. Null on
 * the server and until the gateway's time is known.
 */
export function useSecondsLeft(moment: number): number | null {
  return useSyncExternalStore(ticking.subscribe, () => secondsUntil(moment, serverClock.now()), notYet)
}

/** Calls `then` once when the moment has come, `afterMs` later. Nothing happens for null. */
export function useAtMoment(moment: number | null, afterMs: number, then: () => void): void {
  const over = useSyncExternalStore(
    ticking.subscribe,
    () => (moment !== null && secondsUntil(moment, serverClock.now()) === 0 ? moment : null),
    notYet,
  )
  // Each moment has its one call; `then` is another function with every drawing.
  const come = useEffectEvent(then)
  useEffect(() => {
    if (over === null) return undefined
    const timer = setTimeout(come, afterMs)
    return () => clearTimeout(timer)
  }, [over, afterMs])
}
