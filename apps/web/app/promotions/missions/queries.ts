import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import { OWN_PROMOTIONS } from '../offer/queries.ts'

/** The member's missions. The key is below the rewards, so that a reward event refetches them. */
export const ownMissions = queryOptions({
  queryKey: [...OWN_PROMOTIONS, 'missions'],
  queryFn: queryOf(async () => (await import('@ante/contract/promotions/missions.ts')).listMissions, {}),
  staleTime: 0,
})

/** The sign-in calendars available to the member. */
export const ownCalendars = queryOptions({
  queryKey: [...OWN_PROMOTIONS, 'calendars'],
  queryFn: queryOf(async () => (await import('@ante/contract/promotions/promotions.ts')).listPromotions, {
    type: 'LOGIN',
  }),
  staleTime: 0,
})
