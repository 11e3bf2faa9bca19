import { useEffect } from 'react'

/** What takes the page's place without another path begins at its head, however far down the one before it was read. */
export function useTop(): void {
  useEffect(() => {
    // Younger browsers give a promise back, which is nothing to clean up by.
    window.scrollTo(0, 0)
  }, [])
}
