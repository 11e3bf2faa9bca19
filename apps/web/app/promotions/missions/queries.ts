import { queryOptions } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'
import { OWN_PROMOTIONS } from '../offer/queries.ts'

/** The member's missions; news of his rewards have them asked for again, since they are told by these. */
export const ownMissions = queryOptions({
  queryKey: [...OWN_PROMOTIONS, 'missions'],
  queryFn: asks(async () => (await import('@ante/contract/promotions/missions.ts')).listMissions, {}),
  staleTime: 0,
})

/** The sign-in calendars that there are for him. */
export const ownCalendars = queryOptions({
  queryKey: [...OWN_PROMOTIONS, 'calendars'],
  queryFn: asks(async () => (await import('@ante/contract/promotions/activities.ts')).listPromotions, {
    type: 'LOGIN',
  }),
  staleTime: 0,
})
