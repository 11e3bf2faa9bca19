import { useEffect, useSyncExternalStore } from 'react'

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

/** Calls `step` every `delayMs` while `running`. */
export function useSteps(running: boolean, delayMs: number, step: () => void): void {
  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(step, delayMs)
    return () => clearInterval(timer)
  }, [running, delayMs, step])
}
