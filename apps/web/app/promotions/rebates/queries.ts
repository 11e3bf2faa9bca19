import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'
import { filterOf } from './rebate-view.ts'
import type { RebateView } from './rebate-view.ts'

const calls = () => import('@ante/contract/promotions/rebates.ts')

/** What the member could claim now. Below `member`: the next one has his own. */
export const rebateNow = queryOptions({
  queryKey: ['member', 'rebate'],
  queryFn: asks(async () => (await calls()).getRebate, {}),
  // What he played a moment ago must be in it.
  staleTime: 0,
})

/** What he was paid, page after page. */
export const rebatesOf = (view: RebateView) =>
  infiniteQueryOptions({
    queryKey: ['member', 'rebates', filterOf(view)],
    queryFn: ({ pageParam: after, ...context }) =>
      asks(async () => (await calls()).listRebates, { ...filterOf(view), ...(after && { after }) })(context),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
