import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { RefObject } from 'react'

import { useInViewport } from '../../../lib/browser/use-in-viewport.ts'
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

const neverTicks = () => () => undefined

/** Like `useSecondsLeft`, for an element that shows the seconds: it does not re-render outside the viewport. */
export function useSecondsShown(moment: number, ref: RefObject<Element | null>): number | null {
  const subscribe = useInViewport(ref) ? ticking.subscribe : neverTicks
  return useSyncExternalStore(subscribe, () => secondsUntil(moment, serverClock.now()), notYet)
}

/** Whether a moment of the gateway's time has passed; false until that time is known. Re-renders when it passes. */
export function useIsPast(moment: number): boolean {
  return useSyncExternalStore(ticking.subscribe, () => secondsUntil(moment, serverClock.now()) === 0, notPast)
}

const notPast = () => false

/** Calls `action` once, `afterMs` milliseconds after the moment. Does nothing for null. */
export function useAtMoment(moment: number | null, afterMs: number, action: () => void): void {
  const isOver = useSyncExternalStore(
    ticking.subscribe,
    () => (moment !== null && secondsUntil(moment, serverClock.now()) === 0 ? moment : null),
    notYet,
  )
  // An effect event, because `action` is a new function in every render, which must not restart the timer.
  const onOver = useEffectEvent(action)
  useEffect(() => {
    if (isOver === null) return undefined
    const timer = setTimeout(onOver, afterMs)
    return () => clearTimeout(timer)
  }, [isOver, afterMs])
}
