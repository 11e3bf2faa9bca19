import { SECOND_MS } from '@ante/contract/kit/time.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'

import { createRetryBackoff } from '../lib/calls/retry-backoff.ts'
import { merchantStatus } from '../merchant/queries.ts'

/** Over all pages: one that falls as soon as it stands is tried ever more rarely. */
const nextTryMs = createRetryBackoff()

/**
 * Asks with growing gaps whether the gateway answers, and calls `onBack` when it does. Gives the seconds until the next
 * try; none while it is made.
 */
export function useComingBack(onBack: () => void): number {
  const queries = useQueryClient()
  const [seconds, setSeconds] = useState(() => Math.ceil(nextTryMs(Date.now()) / SECOND_MS))
  const ask = useEffectEvent(() => {
    // The smallest question there is, and its answer may be that the merchant is closed.
    queries.query({ ...merchantStatus, staleTime: 0, retry: false }).then(onBack, () => {
      setSeconds(Math.ceil(nextTryMs(Date.now()) / SECOND_MS))
    })
  })

  useEffect(() => {
    if (seconds === 0) {
      ask()
      return undefined
    }
    const timer = setTimeout(() => setSeconds(seconds - 1), SECOND_MS)
    return () => clearTimeout(timer)
  }, [seconds])
  return seconds
}
