import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

import { afterPaint } from '../lib/browser/after-paint.ts'
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
    const focusPage = async () => {
      // Painted first, because a change of focus calculates styles and layout.
      const before = document.activeElement
      await afterPaint()
      const now = document.activeElement
      // A focus that the page or a dialog has set, and that of a later page, take precedence.
      const isSet = now !== before && now !== document.body
      if (isSet || focused.current !== path || page.current?.contains(now)) return
      page.current?.focus({ preventScroll: true })
    }
    void focusPage()
  }, [arrival, path])
  return page
}
