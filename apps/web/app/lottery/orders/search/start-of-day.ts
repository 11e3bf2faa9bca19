import { dayOf, plusDays } from '@ante/contract/kit/days.ts'
import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import type { PlaySpan } from '@ante/contract/launch/play-days.ts'

/** Maximum offset of a time zone from UTC, in minutes. */
const MAX_OFFSET_MINUTES = 15 * 60

/**
 * Returns the start of a day in a time zone, in milliseconds. It searches for the start, because a day begins at one
 * o'clock if clocks are put forward at midnight.
 */
export function startOfDay(day: string, zone: string): number {
  const midnight = Date.parse(day) / MINUTE_MS
  let [before, after] = [midnight - MAX_OFFSET_MINUTES, midnight + MAX_OFFSET_MINUTES]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dayOf(zone, new Date(middle * MINUTE_MS).toISOString()) < day) before = middle
    else after = middle
  }
  return after * MINUTE_MS
}

/** Returns the first and last millisecond of a range of days, in the format of the order search. */
export const momentsOf = ({ from, to }: PlaySpan, zone: string): { startDate: number; endDate: number } => ({
  startDate: startOfDay(from, zone),
  endDate: startOfDay(plusDays(to, 1), zone) - 1,
})
