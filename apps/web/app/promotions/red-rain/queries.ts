import type { RedRainNow } from '@ante/contract/promotions/red-rain.ts'
import { queryOptions } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'
import { OWN_PROMOTIONS } from '../offer/queries.ts'

/** The red rain as it stands for the member: the one of that name, or where none is named the one that falls next. */
export const redRainNow = (promotionId: string | null) =>
  queryOptions({
    queryKey: [...OWN_PROMOTIONS, 'rain', promotionId],
    queryFn: asks(
      async () => (await import('@ante/contract/promotions/red-rain.ts')).getRedRain,
      promotionId === null ? {} : { promotionId },
    ),
    // What he has played a moment ago must be in it.
    staleTime: 0,
  })

const LEAST_MS = 1_000
const MOST_MS = 3_600_000

/** How long it is, by the gateway's clock, until something changes by itself: it is announced, begins to rain, or ends. */
export function changesInMs({ rain, now }: RedRainNow): number | false {
  const moments = [rain?.announcedFrom, rain?.from, rain?.until, rain?.open?.openUntil].flatMap((moment) =>
    moment ? [Date.parse(moment)] : [],
  )
  const ahead = moments.map((moment) => moment - Date.parse(now)).filter((ms) => ms > 0)
  return ahead.length > 0 && Math.min(Math.max(Math.min(...ahead), LEAST_MS), MOST_MS)
}
