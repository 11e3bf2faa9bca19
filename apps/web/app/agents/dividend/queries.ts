import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import type { DividendView } from './dividend-view.ts'

const calls = () => import('@ante/contract/agents/bills.ts')

/** An agent's dividends and payables. The key begins with `member`, so the cache is cleared for the next member. */
export const dividendsNow = queryOptions({
  queryKey: ['member', 'pay', 'dividends'],
  queryFn: queryOf(async () => (await calls()).getDividends, {}),
  staleTime: 0,
})

/** Pages of salaries and dividends. */
export const billsOf = ({ side, kind }: Pick<DividendView, 'side' | 'kind'>) =>
  infiniteQueryOptions({
    queryKey: ['member', 'pay', 'bills', side, kind],
    queryFn: ({ pageParam: after, ...context }) =>
      queryOf(async () => (await calls()).listBills, {
        side,
        ...(kind !== 'ALL' && { kind }),
        ...(after && { after }),
      })(context),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
