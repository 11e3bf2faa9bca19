import { useEffect, useSyncExternalStore } from 'react'
import type { RefObject } from 'react'

import { useInViewport } from './use-in-viewport.ts'

const REDUCED = '(prefers-reduced-motion: reduce)'

function subscribeMotion(listener: () => void): () => void {
  const query = matchMedia(REDUCED)
  query.addEventListener?.('change', listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    query.removeEventListener?.('change', listener)
    document.removeEventListener('visibilitychange', listener)
  }
}

const isPageVisible = () => !document.hidden && !matchMedia(REDUCED).matches
const onServer = () => false

/** Whether automatic animation is appropriate: the page is visible, and reduced motion is not requested. */
export function useMotion(): boolean {
  return useSyncExternalStore(subscribeMotion, isPageVisible, onServer)
}

/** The same for an element that moves by itself: only while it is in the viewport. */
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
