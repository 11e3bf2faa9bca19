import { useEffect } from 'react'

import { isInUse } from './is-in-use.ts'

/** Refetches data at an interval, only while a person uses the page, because each call extends the session. */
export function useRefetchWhileUsed(refetch: () => Promise<unknown>, everyMs: number): void {
  useEffect(() => {
    const timer = setInterval(() => isInUse() && void refetch(), everyMs)
    return () => clearInterval(timer)
  }, [refetch, everyMs])
}
