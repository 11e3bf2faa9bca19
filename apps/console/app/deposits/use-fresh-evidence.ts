import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'

import { isInUse } from '../lib/is-in-use.ts'
import { useLiveRows } from '../lib/staff-live.ts'
import type { Claim } from './deposit-queries.ts'

/** Refetches a deposit when other staff start or stop matching a suggested bank line; `own` is the chosen line. */
export function useFreshLines(query: UseQueryResult<Claim>, own: string | undefined): void {
  const { data, dataUpdatedAt, refetch } = query
  const { claimed, changed } = useLiveRows('bank-lines', dataUpdatedAt)
  const lines = data?.suggestions.map(({ line: { id } }) => id) ?? []
  const isOutdated = lines.some((id) => id !== own && (claimed.has(id) || changed.has(id)))
  useEffect(() => {
    if (isOutdated && isInUse()) void refetch()
  }, [isOutdated, refetch])
}
