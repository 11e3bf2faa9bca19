import { infiniteQueryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import { filterOf } from './profit-view.ts'
import type { ProfitView } from './profit-view.ts'

const declared = async () => (await import('@ante/contract/agents/team-profit.ts')).listTeamProfit

/**
 * Pages with a row per direct downline, the whole team's total, and the sums of its head alone. The key is below
 * `member`, so it is cleared for the next member.
 */
export const teamProfit = (view: ProfitView) =>
  infiniteQueryOptions({
    queryKey: ['member', 'teamProfit', filterOf(view)],
    queryFn: ({ pageParam: after, ...context }) =>
      queryOf(declared, { ...filterOf(view), ...(after && { after }) })(context),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
