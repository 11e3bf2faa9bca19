import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { walletBalance } from '../../wallet/public.ts'
import { rebateNow } from './queries.ts'

/** A bet that ends changes the balance, and what it gives back soon after. */
const SETTLED_MS = 1_500

/** Keeps what can be claimed true while the page is open. */
export function useFreshRebate(): void {
  const queries = useQueryClient()
  const { data: balance } = useQuery({ ...walletBalance, enabled: false })
  const sum = balance?.sumBalance
  const known = useRef(sum)
  useEffect(() => {
    const changed = known.current !== undefined && known.current !== sum
    known.current = sum
    if (!changed) return undefined
    const timer = setTimeout(() => void queries.invalidateQueries(rebateNow), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [sum, queries])
}
