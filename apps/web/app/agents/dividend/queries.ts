import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'
import type { DividendView } from './dividend-view.ts'

const calls = () => import('@ante/contract/agents/bills.ts')

/** An agent's dividends, and what he has to pay. Below `member`: the next one has his own. */
export const dividendsNow = queryOptions({
  queryKey: ['member', 'pay', 'dividends'],
  queryFn: asks(async () => (await calls()).getDividends, {}),
  staleTime: 0,
})

/** Salaries and dividends, page after page. */
export const billsOf = ({ side, kind }: Pick<DividendView, 'side' | 'kind'>) =>
  infiniteQueryOptions({
    queryKey: ['member', 'pay', 'bills', side, kind],
    queryFn: ({ pageParam: after, ...context }) =>
      asks(async () => (await calls()).listBills, {
        side,
        ...(kind !== 'ALL' && { kind }),
        ...(after && { after }),
      })(context),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
