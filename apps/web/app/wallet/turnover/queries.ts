import { queryOptions } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'

/** What has still to be played. Below `member`: the next one has his own. */
export const turnoverInfo = queryOptions({
  queryKey: ['member', 'turnover'],
  queryFn: asks(async () => (await import('@ante/contract/wallet/turnover.ts')).getTurnoverInfo, {}),
  // What he played a moment ago counts.
  staleTime: 0,
})
