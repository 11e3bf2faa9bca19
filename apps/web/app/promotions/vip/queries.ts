import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import { OWN_PROMOTIONS } from '../offer/queries.ts'

/** The member's VIP level. Reward events refetch it, because a new level grants a reward. */
export const benefits = queryOptions({
  queryKey: [...OWN_PROMOTIONS, 'vip'],
  queryFn: queryOf(async () => (await import('@ante/contract/vip/benefits.ts')).getBenefits, {}),
  // Always stale, so that the latest bets are included.
  staleTime: 0,
})
