import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import { parseDays } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'

/** The member's wins and losses on some days. The key begins with `member`, so the cache is cleared for the next member. */
export const profitAndLoss = (days: Days) =>
  queryOptions({
    queryKey: ['member', 'profitAndLoss', parseDays(days)],
    queryFn: queryOf(
      async () => (await import('@ante/contract/launch/profit-and-loss.ts')).getProfitAndLoss,
      parseDays(days),
    ),
    // Always stale, so that the latest rounds are included.
    staleTime: 0,
  })
