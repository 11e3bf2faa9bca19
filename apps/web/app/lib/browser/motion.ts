import { useEffect, useSyncExternalStore } from 'react'
import type { RefObject } from 'react'

import { isSavingData, subscribeDataSaver } from './data-saver.ts'
import { useInViewport } from './use-in-viewport.ts'

const REDUCED = '(prefers-reduced-motion: reduce)'

function subscribeMotion(listener: () => void): () => void {
  const query = matchMedia(REDUCED)
  query.addEventListener?.('change', listener)
  document.addEventListener('visibilitychange', listener)
  const unsubscribe = subscribeDataSaver(listener)
  return () => {
    query.removeEventListener?.('change', listener)
    document.removeEventListener('visibilitychange', listener)
    unsubscribe()
  }
}

const isMotionAllowed = () => !document.hidden && !matchMedia(REDUCED).matches && !isSavingData()
const onServer = () => false

/**
 * Whether automatic animation is appropriate: the page is visible, and neither reduced motion nor saving data is
 * requested.
 */
export function useMotion(): boolean {
  return useSyncExternalStore(subscribeMotion, isMotionAllowed, onServer)
}

/** Whether automatic animation of this element is appropriate: as `useMotion`, and only while it is in the viewport. */
export function useMotionOf(ref: RefObject<Element | null>): boolean {
  const isInViewport = useInViewport(ref)
  return useMotion() && isInViewport
}

/** Calls `step` every `delayMs` while `running`. */
export function useSteps(running: boolean, delayMs: number, step: () => void): void {
  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(step, delayMs)
    return () => clearInterval(timer)
  }, [running, delayMs, step])
}
