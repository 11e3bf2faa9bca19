import { closingOf } from '@ante/contract/merchant/closing.ts'
import type { QueryClient } from '@tanstack/react-query'

import { CallRefused } from '../lib/call-errors.ts'
import { merchantSettings, merchantStatus } from '../merchant/queries.ts'

/** What this page believes of the merchant is out of date where a call is refused for one of these. */
const outdatedBy = new Map<string, { queryKey: readonly unknown[] }>([
  ['merchant.maintenance', merchantStatus],
  ['region.restricted', merchantStatus],
  ['function.not.available', merchantSettings],
])

/** Follows what calls tell of the merchant, live stream or not; and when a closed site opens, what failed begins anew. */
export function watchMaintenance(queries: QueryClient): void {
  const learn = (error: unknown) => {
    const outdated = error instanceof CallRefused ? outdatedBy.get(error.code) : undefined
    if (outdated) void queries.refetchQueries({ queryKey: outdated.queryKey }, { cancelRefetch: false })
  }
  let wasClosed = isClosed(queries)
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    if (event.action.type === 'error') learn(event.action.error)
    const opened = wasClosed && !isClosed(queries)
    wasClosed = isClosed(queries)
    if (opened) beginAnew(queries)
  })
  queries.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') learn(event.action.error)
  })
}

function isClosed(queries: QueryClient): boolean {
  const status = queries.getQueryData(merchantStatus.queryKey)
  return status !== undefined && closingOf(status) !== null
}

/** What was refused meanwhile is forgotten, and the rest is asked for again when it is looked at. */
function beginAnew(queries: QueryClient): void {
  void queries.resetQueries({ predicate: ({ state }) => state.status === 'error' })
  void queries.invalidateQueries({ predicate: ({ queryKey: [owner] }) => owner !== 'merchant' })
}
