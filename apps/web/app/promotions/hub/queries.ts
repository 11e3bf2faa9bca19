import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import { OWN_PROMOTIONS } from '../offer/queries.ts'

/** What the member can claim now, and the progress of each source; reward events refetch it. */
export const rewardHub = queryOptions({
  queryKey: [...OWN_PROMOTIONS, 'hub'],
  queryFn: queryOf(async () => (await import('@ante/contract/promotions/reward-hub.ts')).getRewardHub, {}),
  staleTime: 0,
})
