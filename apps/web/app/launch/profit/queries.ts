import { queryOptions } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'
import { parseDays } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'

/** What the member has won and lost on some days. Below `member`: the next one has his own. */
export const profitAndLoss = (days: Days) =>
  queryOptions({
    queryKey: ['member', 'profitAndLoss', parseDays(days)],
    queryFn: asks(
      async () => (await import('@ante/contract/launch/profit-and-loss.ts')).getProfitAndLoss,
      parseDays(days),
    ),
    // What he played a moment ago must be there.
    staleTime: 0,
  })
