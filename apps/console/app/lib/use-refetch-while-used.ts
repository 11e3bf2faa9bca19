import { useEffect } from 'react'

import { isInUse } from './is-in-use.ts'

/** Reads data again at an interval, while a person uses the page: each call keeps the session open. */
export function useRefetchWhileUsed(refetch: () => Promise<unknown>, everyMs: number): void {
  useEffect(() => {
    const timer = setInterval(() => isInUse() && void refetch(), everyMs)
    return () => clearInterval(timer)
  }, [refetch, everyMs])
}
