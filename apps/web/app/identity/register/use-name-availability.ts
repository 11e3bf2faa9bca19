import { checkUsername } from '@ante/contract/identity/check-username.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { queryOf } from '../../lib/calls/query-client.ts'
import { usePatternMatcher } from './use-pattern-matcher.ts'

/** Time without typing after which the gateway is asked. */
const TYPED_MS = 500

/** Whether a typed username is available; null while unknown or after a failure: the registration checks it again. */
export function useNameAvailability(typed: string, pattern: string): boolean | null {
  const matchesPattern = usePatternMatcher()
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), TYPED_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const isReady = settled !== '' && settled === typed && matchesPattern(pattern, settled)
  const { data } = useQuery({ ...availability(settled), enabled: isReady })
  return isReady && data ? data.available : null
}

const availability = (username: string) =>
  queryOptions({
    queryKey: ['identity', 'username', username],
    queryFn: queryOf(checkUsername, { username }),
    retry: false,
    refetchOnReconnect: false,
  })
