import { useEffect, useState } from 'react'

/** Whoever looked at a page when it was replaced finds it again where it was. */
export function useStoredScrollTop(): void {
  // Read while the page still stands: once it is replaced there is nothing left to have scrolled.
  const [place] = useState(() => (import.meta.env.SSR ? 0 : window.scrollY))
  useEffect(
    () => () => {
      // What comes back draws first, and begins at its top.
      if (place > 0) requestAnimationFrame(() => window.scrollTo(0, place))
    },
    [place],
  )
}
