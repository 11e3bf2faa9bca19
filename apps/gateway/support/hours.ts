import { dayOf, plusDays, weekdayOf } from '@ante/contract/kit/days.ts'

import { momentOf } from '../kit/zone-days.ts'

/** From when till when, in minutes of the day; up to 1440, or less than `from` where it lasts into the next day. */
export interface Shift {
  from: number
  till: number
}

/** By ISO weekday, `1` for Monday; on the others nobody is there. */
export type Hours = Partial<Record<string, Shift>>

const DAY_MINUTES = 1_440
const SUNDAY = '7'
/** The week that is looked at, yesterday's shift included, and the day after it. */
const DAYS_AHEAD = 8

interface Span {
  from: number
  till: number
}

export interface Attendance {
  /** Somebody is there. */
  open: boolean
  /** When that changes; null where it never does. */
  until: Date | null
}

/** Whether somebody is there to answer, by the merchant's clocks. Who has chosen no hours is always there. */
export function attendance(hours: Hours | null, zone: string, now: Date): Attendance {
  if (hours === null) return { open: true, until: null }
  const at = now.getTime()
  const ahead = merged(spansAround(hours, zone, at)).filter(({ till }) => till > at)
  const [next] = ahead
  if (!next) return { open: false, until: null }
  if (next.from > at) return { open: false, until: new Date(next.from) }
  // Round the clock on every day: it never ends within what is looked at.
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

/** What touches is one: who is there till midnight and from midnight on does not go. */
function merged(spans: Span[]): Span[] {
  const whole: Span[] = []
  for (const span of spans) {
    const last = whole.at(-1)
    if (last && span.from <= last.till) last.till = Math.max(last.till, span.till)
    else whole.push({ ...span })
  }
  return whole
}

const isRoundTheClock = (hours: Hours): boolean =>
  Array.from({ length: 7 }, (_, index) => hours[String(index + 1)]).every(
    (shift) => shift && (shift.till === shift.from || shift.till - shift.from === DAY_MINUTES),
  )
