import type { QueryClient } from '@tanstack/react-query'

import { CallRefused } from '../lib/calls/call-errors.ts'
import { merchantSettings, merchantStatus } from '../merchant/queries.ts'
import { currentClosing } from './closed-pages.ts'

/** Cached queries that are out of date when a call is refused with one of these codes. */
const outdatedBy = new Map<string, { queryKey: readonly unknown[] }>([
  ['merchant.maintenance', merchantStatus],
  ['region.restricted', merchantStatus],
  ['function.not.available', merchantSettings],
])

/**
 * Updates the merchant's status from the refusals of calls, with or without the live stream; when a closed site opens,
 * failed queries are reset.
 */
export function watchMaintenance(queries: QueryClient): void {
  const checkError = (error: unknown) => {
    const outdated = error instanceof CallRefused ? outdatedBy.get(error.code) : undefined
    if (outdated) void queries.refetchQueries({ queryKey: outdated.queryKey }, { cancelRefetch: false })
  }
  let wasClosed = currentClosing(queries) !== null
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    if (event.action.type === 'error') checkError(event.action.error)
    const opened = wasClosed && currentClosing(queries) === null
    wasClosed = currentClosing(queries) !== null
    if (opened) refetchAll(queries)
  })
  queries.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') checkError(event.action.error)
  })
}

/** Resets refused queries, and marks all others as stale. */
function refetchAll(queries: QueryClient): void {
  void queries.resetQueries({ predicate: ({ state }) => state.status === 'error' })
  void queries.invalidateQueries({ predicate: ({ queryKey: [owner] }) => owner !== 'merchant' })
}
