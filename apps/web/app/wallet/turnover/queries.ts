import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'

/** Remaining wagering requirements. The key begins with `member`, so the cache is cleared for the next member. */
export const turnoverInfo = queryOptions({
  queryKey: ['member', 'turnover'],
  queryFn: queryOf(async () => (await import('@ante/contract/wallet/turnover.ts')).getTurnoverInfo, {}),
  // Always stale, so that the latest bets are included.
  staleTime: 0,
})
