import { useEffect, useLayoutEffect } from 'react'
import { afterPaint } from '../lib/browser/after-paint.ts'
import { useArrival, useLocation } from '../lib/pages/router.tsx'

/** Scroll position of each history entry when it was left. */
const positions = new Map<string, number>()

const setManualRestoration = () => {
  window.history.scrollRestoration = 'manual'
}

/** Calls back when the browser no longer restores the position of a reloaded page: a frame after `load`. */
function afterRestoration(then: () => void): () => void {
  const wait = () => void afterPaint().then(then)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => window.removeEventListener('load', wait)
}

const useEffectBeforePaint = import.meta.env.SSR ? useEffect : useLayoutEffect

/**
 * Scrolls new pages to the top; going back restores the position on pages that support it. The home page always starts
 * at its top.
 */
export function useScrollRestoration(keeps: boolean): void {
  const { key, path } = useLocation()
  const arrival = useArrival()

  // Unsubscribes before the next page scrolls; otherwise that scroll would be stored as this page's position.
  useEffectBeforePaint(() => {
    const remember = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  useEffectBeforePaint(() => {
    // A reloaded page gets its position from the browser, and is otherwise at its top; scrolling would force a layout.
    if (arrival === 'first') return afterRestoration(setManualRestoration)
    setManualRestoration()
    window.scrollTo(0, arrival === 'back' && keeps ? (positions.get(key) ?? 0) : 0)
    return undefined
    // Within one page, filters and tabs change the address without changing the scroll position.
  }, [path])
}
