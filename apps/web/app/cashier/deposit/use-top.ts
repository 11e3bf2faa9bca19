import { useEffect } from 'react'

/** Scrolls to the top when the page's content is replaced without a change of path. */
export function useTop(): void {
  useEffect(() => {
    // In recent browsers `scrollTo` returns a promise, which an effect must not return.
    window.scrollTo(0, 0)
  }, [])
}
