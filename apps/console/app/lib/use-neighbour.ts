import { useQueryClient } from '@tanstack/react-query'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'

/**
 * Returns the id of the row after the open one, or before it at the end of the list, and prefetches the data of its
 * panel.
 */
export function useNeighbour<Value, Key extends QueryKey>(
  rows: readonly { id: string }[],
  open: string | undefined,
  queryOf: (id: string) => UseQueryOptions<Value, Error, Value, Key>,
): string | undefined {
  const client = useQueryClient()
  const at = rows.findIndex(({ id }) => id === open)
  const next = at >= 0 ? (rows[at + 1] ?? rows[at - 1])?.id : undefined
  useEffect(() => {
    if (next !== undefined) void client.query(queryOf(next)).catch(() => undefined)
    // oxlint-disable-next-line react/exhaustive-deps -- the query is determined by the id
  }, [client, next])
  return next
}
