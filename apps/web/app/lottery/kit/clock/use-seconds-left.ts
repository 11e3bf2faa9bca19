import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

import { serverClock } from './server-clock.ts'
import { secondsUntil, ticking } from './ticking.ts'

const notYet = () => null

/**
 * Returns the whole seconds until a moment of the gateway's time; re-renders only when they change. Null on the server
 * and until the gateway's time is known.
 */
export function useSecondsLeft(moment: number): number | null {
  return useSyncExternalStore(ticking.subscribe, () => secondsUntil(moment, serverClock.now()), notYet)
}

/** Calls `then` once, `afterMs` milliseconds after the moment. Does nothing for null. */
export function useAtMoment(moment: number | null, afterMs: number, then: () => void): void {
  const over = useSyncExternalStore(
    ticking.subscribe,
    () => (moment !== null && secondsUntil(moment, serverClock.now()) === 0 ? moment : null),
    notYet,
  )
  // One call per moment; `then` is a new function with every render.
  const onOver = useEffectEvent(then)
  useEffect(() => {
    if (over === null) return undefined
    const timer = setTimeout(onOver, afterMs)
    return () => clearTimeout(timer)
  }, [over, afterMs])
}
