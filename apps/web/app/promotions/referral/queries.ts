import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'
import { OWN_PROMOTIONS } from '../offer/queries.ts'

const calls = () => import('@ante/contract/promotions/referral.ts')

/** The member's own invitation, and what it has brought him. */
export const ownReferral = queryOptions({
  queryKey: [...OWN_PROMOTIONS, 'referral'],
  queryFn: asks(async () => (await calls()).getReferralDetails, {}),
  staleTime: 0,
})

/** Whom he has invited, page after page. */
export const ownFriends = infiniteQueryOptions({
  queryKey: [...OWN_PROMOTIONS, 'friends'],
  queryFn: ({ pageParam: after, ...context }) =>
    asks(async () => (await calls()).listInvitees, { ...(after && { after }) })(context),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
})
