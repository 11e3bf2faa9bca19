import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import { filterOf } from './rebate-view.ts'
import type { RebateView } from './rebate-view.ts'

const calls = () => import('@ante/contract/promotions/rebates.ts')

/** Rebate that the member can claim now. The key begins with `member`, so the cache is cleared for the next member. */
export const rebateNow = queryOptions({
  queryKey: ['member', 'rebate'],
  queryFn: queryOf(async () => (await calls()).getRebate, {}),
  // Always stale, so that the latest bets are included.
  staleTime: 0,
})

/** Rebates paid to the member, in pages. */
export const rebatesOf = (view: RebateView) =>
  infiniteQueryOptions({
    queryKey: ['member', 'rebates', filterOf(view)],
    queryFn: ({ pageParam: after, ...context }) =>
      queryOf(async () => (await calls()).listRebates, { ...filterOf(view), ...(after && { after }) })(context),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
