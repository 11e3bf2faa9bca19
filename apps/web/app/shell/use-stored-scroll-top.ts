import { useEffect, useState } from 'react'

/** Preserves the scroll position of a page that is replaced and shown again. */
export function useStoredScrollTop(): void {
  // Read while the page is still mounted: after its replacement there is no scroll position any more.
  const [scrollTop] = useState(() => (import.meta.env.SSR ? 0 : window.scrollY))
  useEffect(
    () => () => {
      // Scrolls after the first frame of the page, which starts at its top.
      if (scrollTop > 0) requestAnimationFrame(() => window.scrollTo(0, scrollTop))
    },
    [scrollTop],
  )
}
