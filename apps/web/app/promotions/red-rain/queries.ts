import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import type { getRedRain, RedRainNow } from '@ante/contract/promotions/red-rain.ts'
import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import { refusedCode } from '../../lib/calls/refused-code.ts'
import { OWN_PROMOTIONS } from '../offer/queries.ts'

const redRainQuery = (input: InputOf<typeof getRedRain>) =>
  queryOf(async () => (await import('@ante/contract/promotions/red-rain.ts')).getRedRain, input)

/** The red rain with this id, null if it does not exist; without an id, the current or next one. */
export const redRainNow = (promotionId: string | null) =>
  queryOptions({
    queryKey: [...OWN_PROMOTIONS, 'rain', promotionId],
    queryFn: async (context): Promise<RedRainNow> => {
      if (promotionId === null) return redRainQuery({})(context)
      try {
        return await redRainQuery({ promotionId })(context)
      } catch (error) {
        if (refusedCode(error) !== 'promotion.not.found') throw error
        return { ...(await redRainQuery({})(context)), rain: null }
      }
    },
    // Always stale, so that the latest plays are included.
    staleTime: 0,
  })

const MIN_MS = 1_000
const MAX_MS = 3_600_000

/**
 * Returns the milliseconds, by the gateway's clock, until the next scheduled change: announcement, start, or end; false
 * without one.
 */
export function changesInMs({ rain, now }: RedRainNow): number | false {
  const moments = [rain?.announcedFrom, rain?.from, rain?.until, rain?.open?.openUntil].flatMap((moment) =>
    moment ? [Date.parse(moment)] : [],
  )
  const untilMoments = moments.map((moment) => moment - Date.parse(now)).filter((ms) => ms > 0)
  return untilMoments.length > 0 && Math.min(Math.max(Math.min(...untilMoments), MIN_MS), MAX_MS)
}
