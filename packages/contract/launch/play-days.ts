import * as z from 'zod/mini'
import { plusDays } from '../kit/days.ts'
import { DAY_MS } from '../kit/time.ts'

/** Maximum number of days in one list of records. Source: domain handbook 8. */
export const MAX_RECORD_DAYS = 31

/** Format of a day; the calendar has no year 0. */
const FORMAT = /^[1-9]\d{3}-\d{2}-\d{2}$/

/** Named ranges of days in the merchant's time zone; a week and a month end with today. */
export const PlayRange = z.enum(['today', 'yesterday', 'week', 'month'])
export type PlayRange = z.output<typeof PlayRange>

/** A day in the format `2026-02-28`, without a time zone. */
export const PlayDay = z.string().check(z.regex(FORMAT), z.refine(isDay))

function isDay(text: string): boolean {
  // `Date` accepts days such as 31 February and counts on into March, so that the text differs.
  return FORMAT.test(text) && !Number.isNaN(Date.parse(text)) && plusDays(text, 0) === text
}

/** Returns the number of days of a span, including both ends. */
export function daysIn({ from, to }: PlaySpan): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
}

/** A span of whole days. */
export interface PlaySpan {
  from: string
  to: string
}

/** Whether records can be requested for this span. */
export const isRecordSpan = (span: PlaySpan): boolean => daysIn(span) >= 1 && daysIn(span) <= MAX_RECORD_DAYS

/** First and last day of each range, in days from today. */
const SPANS: Record<PlayRange, [first: number, last: number]> = {
  today: [0, 0],
  yesterday: [-1, -1],
  week: [-6, 0],
  month: [-29, 0],
}

/** Returns the span of a named range. */
export function spanOf(range: PlayRange, today: string): PlaySpan {
  const [first, last] = SPANS[range]
  return { from: plusDays(today, first), to: plusDays(today, last) }
}
