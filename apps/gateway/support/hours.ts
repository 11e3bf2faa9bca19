import { dayOf, plusDays, weekdayOf } from '@ante/contract/kit/days.ts'

import { momentOf } from '../kit/zone-days.ts'

/** Start and end in minutes of the day, up to 1440. An end less than `from` is on the next day. */
export interface Shift {
  from: number
  till: number
}

/** Shifts by ISO weekday, `1` for Monday; support is closed on missing days. */
export type Hours = Partial<Record<string, Shift>>

const DAY_MINUTES = 1_440
const SUNDAY = '7'
/** Number of examined days after yesterday: a week and one day. */
const DAYS_AHEAD = 8

interface Span {
  from: number
  till: number
}

export interface Attendance {
  /** Whether support is available. */
  open: boolean
  /** Time of the next change; null when it never changes. */
  until: Date | null
}

/** Returns whether support is available, in the merchant's time zone: always, if no hours are configured. */
export function attendance(hours: Hours | null, zone: string, now: Date): Attendance {
  if (hours === null) return { open: true, until: null }
  const at = now.getTime()
  const ahead = merged(spansAround(hours, zone, at)).filter(({ till }) => till > at)
  const [next] = ahead
  if (!next) return { open: false, until: null }
  if (next.from > at) return { open: false, until: new Date(next.from) }
  // If the shift does not end within the examined days, support is open around the clock.
  return { open: true, until: isRoundTheClock(hours) ? null : new Date(next.till) }
}

function spansAround(hours: Hours, zone: string, at: number): Span[] {
  const today = dayOf(zone, at)
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, index) => plusDays(today, index - 1)).flatMap((day) => {
    const shift = hours[String(weekdayOf(day) || SUNDAY)]
    if (!shift) return []
    const till = shift.till <= shift.from ? shift.till + DAY_MINUTES : shift.till
    return [{ from: momentOf(zone, day, shift.from), till: momentAfter(zone, day, till) }]
  })
}

const momentAfter = (zone: string, day: string, minutes: number): number =>
  minutes < DAY_MINUTES ? momentOf(zone, day, minutes) : momentOf(zone, plusDays(day, 1), minutes - DAY_MINUTES)

/** Merges adjacent spans, for example a shift until midnight and one from midnight. */
function merged(spans: Span[]): Span[] {
  const wholeDay: Span[] = []
  for (const span of spans) {
    const last = wholeDay.at(-1)
    if (last && span.from <= last.till) last.till = Math.max(last.till, span.till)
    else wholeDay.push({ ...span })
  }
  return wholeDay
}

const isRoundTheClock = (hours: Hours): boolean =>
  Array.from({ length: 7 }, (_, index) => hours[String(index + 1)]).every(
    (shift) => shift && (shift.till === shift.from || shift.till - shift.from === DAY_MINUTES),
  )
