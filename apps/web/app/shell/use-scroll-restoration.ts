import { useEffect, useLayoutEffect } from 'react'
import { useArrival, useLocation } from '../lib/pages/router.tsx'

/** Scroll position of each history entry when it was left. */
const positions = new Map<string, number>()

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
    window.history.scrollRestoration = 'manual'
    // The first page is at its top already; scrolling would force an early layout.
    if (arrival !== 'first') window.scrollTo(0, arrival === 'back' && keeps ? (positions.get(key) ?? 0) : 0)
    // Within one page, filters and tabs change the address without changing the scroll position.
  }, [path])
}
