import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

import { useArrival, useLocation } from '../lib/pages/router.tsx'

/** Moves the focus to a new page, so that keyboard and screen reader start at its beginning. */
export function usePageFocus(): RefObject<HTMLElement | null> {
  const page = useRef<HTMLElement>(null)
  const { path } = useLocation()
  const arrival = useArrival()
  const focused = useRef(path)
  useEffect(() => {
    if (arrival === 'first' || focused.current === path) return
    focused.current = path
    // A focus set by the page itself takes precedence.
    if (!page.current?.contains(document.activeElement)) page.current?.focus({ preventScroll: true })
  }, [arrival, path])
  return page
}
