import { useEffect } from 'react'

/** Scrolls to the top when the page's content is replaced without a change of path. */
export function useTop(): void {
  useEffect(() => {
    // Recent browsers return a promise, which is not a cleanup function.
    window.scrollTo(0, 0)
  }, [])
}
