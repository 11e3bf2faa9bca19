import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import { OWN_PROMOTIONS } from '../offer/queries.ts'

const calls = () => import('@ante/contract/promotions/prize-wheel.ts')

/** A wheel with its odds and the member's spins. */
export const wheelFor = (isMember: boolean, promotionId: string) =>
  queryOptions({
    queryKey: [...(isMember ? OWN_PROMOTIONS : ['visitor', 'promotions']), 'wheel', promotionId],
    queryFn: queryOf(async () => (await calls()).getPrizeWheel, { promotionId }),
    ...(isMember && { staleTime: 0 }),
  })

/** The member's waiting spins on all wheels. */
export const prizeTickets = queryOptions({
  queryKey: [...OWN_PROMOTIONS, 'tickets'],
  queryFn: queryOf(async () => (await calls()).listPrizeTickets, {}),
  staleTime: 0,
})
