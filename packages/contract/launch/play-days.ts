import * as z from 'zod/mini'
import { plusDays } from '../kit/days.ts'
import { DAY_MS } from '../kit/time.ts'

/** Source: domain handbook 8: a record reaches over a month at most. */
export const RECORD_DAYS_AT_MOST = 31

/** No calendar of anybody's has a year 0. */
const FORM = /^[1-9]\d{3}-\d{2}-\d{2}$/

/** The days of the merchant's zone that have names; a week and a month end with today. */
export const PlayRange = z.enum(['today', 'yesterday', 'week', 'month'])
export type PlayRange = z.output<typeof PlayRange>

/** A day as it is written, `2026-02-28`; no zone belongs to it. */
export const PlayDay = z.string().check(z.regex(FORM), z.refine(isDay))

function isDay(text: string): boolean {
  // 31 February is no day, though a date can be made of it.
  return FORM.test(text) && !Number.isNaN(Date.parse(text)) && plusDays(text, 0) === text
}

/** How many days there are from the one to the other, both counted. */
export function daysIn({ from, to }: PlaySpan): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
}

/** From the beginning of one day to the end of another. */
export interface PlaySpan {
  from: string
  to: string
}

/** Whether records can be asked for over these days. */
export const isRecordSpan = (span: PlaySpan): boolean => daysIn(span) >= 1 && daysIn(span) <= RECORD_DAYS_AT_MOST

const SPANS: Record<PlayRange, [first: number, last: number]> = {
  today: [0, 0],
  yesterday: [-1, -1],
  week: [-6, 0],
  month: [-29, 0],
}

/** The days that a name stands for. */
export function spanOf(range: PlayRange, today: string): PlaySpan {
  const [first, last] = SPANS[range]
  return { from: plusDays(today, first), to: plusDays(today, last) }
}
