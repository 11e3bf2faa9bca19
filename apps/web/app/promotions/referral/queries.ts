import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import { OWN_PROMOTIONS } from '../offer/queries.ts'

const calls = () => import('@ante/contract/promotions/referral.ts')

/** The member's own referral, with its earnings. */
export const ownReferral = queryOptions({
  queryKey: [...OWN_PROMOTIONS, 'referral'],
  queryFn: queryOf(async () => (await calls()).getReferralDetails, {}),
  staleTime: 0,
})

/** The member's invited friends, in pages. */
export const ownFriends = infiniteQueryOptions({
  queryKey: [...OWN_PROMOTIONS, 'friends'],
  queryFn: ({ pageParam: after, ...context }) =>
    queryOf(async () => (await calls()).listInvitees, { ...(after && { after }) })(context),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
})
