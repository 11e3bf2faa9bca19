import { dayOf, plusDays } from '@ante/contract/kit/days.ts'
import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import type { PlaySpan } from '@ante/contract/launch/play-days.ts'

/** No zone is further from UTC. */
const FURTHEST_MINUTES = 15 * 60

/**
 * When a day begins by the clocks of a zone, in milliseconds. Where they are put forward at midnight that is an hour later, so
 * it is sought rather than reckoned.
 */
export function dayBegins(day: string, zone: string): number {
  const midnight = Date.parse(day) / MINUTE_MS
  let [before, after] = [midnight - FURTHEST_MINUTES, midnight + FURTHEST_MINUTES]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dayOf(zone, new Date(middle * MINUTE_MS).toISOString()) < day) before = middle
    else after = middle
  }
  return after * MINUTE_MS
}

/** The first and the last moment of some days, as orders are asked for them. */
export const momentsOf = ({ from, to }: PlaySpan, zone: string): { startDate: number; endDate: number } => ({
  startDate: dayBegins(from, zone),
  endDate: dayBegins(plusDays(to, 1), zone) - 1,
})
