import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'

/** Remaining wagering requirements. Below `member`: each member has own ones. */
export const turnoverInfo = queryOptions({
  queryKey: ['member', 'turnover'],
  queryFn: queryOf(async () => (await import('@ante/contract/wallet/turnover.ts')).getTurnoverInfo, {}),
  // Bets of a moment ago count.
  staleTime: 0,
})
