import { useEffect, useLayoutEffect } from 'react'
import { useArrival, useLocation } from '../lib/pages/router.tsx'

/** Where each entry of the history stood when it was left. */
const places = new Map<string, number>()

const useEffectBeforePaint = import.meta.env.SSR ? useEffect : useLayoutEffect

/** New pages begin at their top; going back leads to where one was, on pages that want it. Home always begins at its top. */
export function useScrollPlaces(keeps: boolean): void {
  const { key, path } = useLocation()
  const arrival = useArrival()

  // It stops listening before the next page scrolls, or that scroll would be remembered as this page's place.
  useEffectBeforePaint(() => {
    const remember = () => places.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  useEffectBeforePaint(() => {
    window.history.scrollRestoration = 'manual'
    // The first page stands at its top already; asking would only make the browser measure it early.
    if (arrival !== 'first') window.scrollTo(0, arrival === 'back' && keeps ? (places.get(key) ?? 0) : 0)
    // Within one page, filters and tabs change the address without moving the reader.
  }, [path])
}
