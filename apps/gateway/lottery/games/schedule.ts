import * as z from 'zod/mini'

import { dailyTimetable } from './daily-timetable.ts'
import { steadyTimetable } from './steady-timetable.ts'

const Time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const TimeOrMidnight = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/))

/** Schedule of a game's draws. */
export const Schedule = z.union([
  /** Draws at a fixed interval, counted from the start of the merchant's day; only within `hours`, if set. */
  z.object({
    kind: z.literal('steady'),
    seconds: z.int().check(z.gte(10), z.lte(43_200)),
    hours: z.optional(z.object({ from: Time, to: TimeOrMidnight })),
  }),
  /** Draws at fixed times of certain days, in the given time zone, by default the merchant's. */
  z.object({
    kind: z.literal('daily'),
    times: z.array(Time).check(z.minLength(1), z.maxLength(24)),
    /** 0 is Sunday. */
    weekdays: z.optional(z.array(z.int().check(z.gte(0), z.lte(6))).check(z.minLength(1))),
    monthDays: z.optional(z.array(z.int().check(z.gte(1), z.lte(28))).check(z.minLength(1))),
    zone: z.optional(z.string()),
  }),
])
export type Schedule = z.output<typeof Schedule>

/** A draw computed from the schedule. Betting opens at `openAt`; the draw is at `drawAt`: epoch milliseconds. */
export interface Slot {
  drawNumber: string
  day: string
  openAt: number
  drawAt: number
}

export interface Timetable {
  /** Returns the draw that runs at this moment, or else the next. */
  at(moment: number): Slot
  after(slot: Slot): Slot
  before(slot: Slot): Slot
  /** Returns the draw with this number, or null. */
  named(drawNumber: string): Slot | null
}

/** Returns a game's timetable. `zone` is the merchant's, whose days name the draws. */
export function timetableOf(schedule: Schedule, zone: string): Timetable {
  return schedule.kind === 'steady' ? steadyTimetable(schedule, zone) : dailyTimetable(schedule, zone)
}
