import type { RewardStatus } from '@ante/contract/promotions/rewards.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import { OWN_PROMOTIONS } from '../offer/queries.ts'

/** The member's rewards of one status, in pages. */
export const rewardsOf = (status: RewardStatus) =>
  infiniteQueryOptions({
    queryKey: [...OWN_PROMOTIONS, 'rewards', status],
    queryFn: ({ pageParam: after, ...context }) =>
      queryOf(async () => (await import('@ante/contract/promotions/rewards.ts')).listRewards, {
        status,
        ...(after && { after }),
      })(context),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
