import { SECOND_MS } from '@ante/contract/kit/time.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'

import { createRetryBackoff } from '../lib/calls/retry-backoff.ts'
import { merchantStatus } from '../merchant/queries.ts'

/** Shared by all pages: a page that fails immediately is retried with growing intervals. */
const nextTryMs = createRetryBackoff()

/**
 * Checks with growing intervals whether the gateway answers, and calls `onBack` when it does. Returns the seconds until
 * the next attempt; zero during one.
 */
export function useRetryCountdown(onBack: () => void): number {
  const queries = useQueryClient()
  const [seconds, setSeconds] = useState(() => Math.ceil(nextTryMs(Date.now()) / SECOND_MS))
  const retryNow = useEffectEvent(() => {
    // The smallest request. Any answer shows that the gateway works, also that the merchant is closed.
    queries.query({ ...merchantStatus, staleTime: 0, retry: false }).then(onBack, () => {
      setSeconds(Math.ceil(nextTryMs(Date.now()) / SECOND_MS))
    })
  })

  useEffect(() => {
    if (seconds === 0) {
      retryNow()
      return undefined
    }
    const timer = setTimeout(() => setSeconds(seconds - 1), SECOND_MS)
    return () => clearTimeout(timer)
  }, [seconds])
  return seconds
}
