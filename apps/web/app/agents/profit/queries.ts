import { infiniteQueryOptions } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'
import { filterOf } from './profit-view.ts'
import type { ProfitView } from './profit-view.ts'

const declared = async () => (await import('@ante/contract/agents/team-profit.ts')).listTeamProfit

/** A row a direct downline, page after page, what the whole team comes to, and whoever it hangs on alone. Below `member`: the next one has his own. */
export const teamProfit = (view: ProfitView) =>
  infiniteQueryOptions({
    queryKey: ['member', 'teamProfit', filterOf(view)],
    queryFn: ({ pageParam: after, ...context }) =>
      asks(declared, { ...filterOf(view), ...(after && { after }) })(context),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
