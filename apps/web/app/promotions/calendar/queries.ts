import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import { OWN_PROMOTIONS } from '../offer/queries.ts'

/** The sign-in calendar of a promotion. Visitors share one cached answer. */
export const calendarFor = (isMember: boolean, id: string) =>
  queryOptions({
    queryKey: [...(isMember ? OWN_PROMOTIONS : ['visitor', 'promotions']), 'calendar', id],
    queryFn: queryOf(async () => (await import('@ante/contract/promotions/sign-in-calendar.ts')).getLoginPromotion, {
      id,
    }),
    staleTime: 0,
  })
