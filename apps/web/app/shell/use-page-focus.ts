import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

import { useArrival, useLocation } from '../lib/pages/router.tsx'

/** A new page takes the focus, so that the keyboard and the screen reader begin where the eye does. */
export function usePageFocus(): RefObject<HTMLElement | null> {
  const page = useRef<HTMLElement>(null)
  const { path } = useLocation()
  const arrival = useArrival()
  const focused = useRef(path)
  useEffect(() => {
    if (arrival === 'first' || focused.current === path) return
    focused.current = path
    // A page that put the focus somewhere itself knows better.
    if (!page.current?.contains(document.activeElement)) page.current?.focus({ preventScroll: true })
  }, [arrival, path])
  return page
}
