import type { QueryClient } from '@tanstack/react-query'

import { CallRefused } from '../lib/calls/call-errors.ts'
import { merchantSettings, merchantStatus } from '../merchant/queries.ts'
import { closingNow } from './closed-pages.ts'

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
  let wasClosed = closingNow(queries) !== null
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    if (event.action.type === 'error') learn(event.action.error)
    const opened = wasClosed && closingNow(queries) === null
    wasClosed = closingNow(queries) !== null
    if (opened) beginAnew(queries)
  })
  queries.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') learn(event.action.error)
  })
}

/** What was refused meanwhile is forgotten, and the rest is asked for again when it is looked at. */
function beginAnew(queries: QueryClient): void {
  void queries.resetQueries({ predicate: ({ state }) => state.status === 'error' })
  void queries.invalidateQueries({ predicate: ({ queryKey: [owner] }) => owner !== 'merchant' })
}
