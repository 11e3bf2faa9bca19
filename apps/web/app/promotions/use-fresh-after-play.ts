import type { QueryKey } from '@tanstack/react-query'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { walletBalance } from '../wallet/public.ts'

/**
 * Refetches a query while its page is open and bets are settled: a settled bet changes the balance, and the query's
 * data `afterMs` milliseconds later.
 */
export function useFreshAfterPlay({ queryKey }: { queryKey: QueryKey }, afterMs: number): void {
  const queries = useQueryClient()
  const { data: balance } = useQuery({ ...walletBalance, enabled: false })
  const sum = balance?.sumBalance
  const supported = useRef(sum)
  useEffect(() => {
    const changed = supported.current !== undefined && supported.current !== sum
    supported.current = sum
    if (!changed) return undefined
    const timer = setTimeout(() => void queries.invalidateQueries({ queryKey }), afterMs)
    return () => clearTimeout(timer)
  }, [sum, queries, queryKey, afterMs])
}
