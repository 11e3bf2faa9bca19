import type { UseQueryResult } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { isInUse } from '../lib/is-in-use.ts'
import { useSite } from '../lib/site.ts'
import { useIsUpdated, useLiveRows } from '../lib/staff-live.ts'
import type { Claim } from './deposit-queries.ts'

interface OpenDeposit {
  id: string
  /** Id of the bank line that the person has chosen. */
  line: string | undefined
}

/**
 * Refetches the open deposit when other staff start or stop matching a suggested bank line, and when the player sends a
 * receipt.
 */
export function useFreshEvidence(query: UseQueryResult<Claim>, { id, line: own }: OpenDeposit): void {
  const { data, dataUpdatedAt, refetch } = query
  const { code: merchant } = useSite()
  const client = useQueryClient()
  const { updated, changed } = useLiveRows('bank-lines', dataUpdatedAt)
  const lines = data?.suggestions.map(({ line }) => line.id) ?? []
  const hasOtherLines = lines.some((line) => line !== own && (updated.has(line) || changed.has(line)))
  const hasOtherReceipt = useIsUpdated('deposits', id, dataUpdatedAt)
  useEffect(() => {
    if (hasOtherReceipt) void client.invalidateQueries({ queryKey: ['receipt', merchant, id] })
  }, [hasOtherReceipt, client, merchant, id])
  useEffect(() => {
    if ((hasOtherLines || hasOtherReceipt) && isInUse()) void refetch()
  }, [hasOtherLines, hasOtherReceipt, refetch])
}
