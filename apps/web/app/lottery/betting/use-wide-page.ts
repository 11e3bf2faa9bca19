import { useEffect } from 'react'

/** Marks the document while the page is shown: in landscape it may use the whole width. */
export function useWidePage(): void {
  useEffect(() => {
    document.documentElement.dataset['wide'] = 'true'
    return () => {
      delete document.documentElement.dataset['wide']
    }
  }, [])
}
