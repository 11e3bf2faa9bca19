import * as z from 'zod/mini'

import { dailyTimetable } from './daily-timetable.ts'
import { steadyTimetable } from './steady-timetable.ts'

const Time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const TimeOrMidnight = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/))

/** When a game is drawn. */
export const Schedule = z.union([
  /** So often, from the beginning of the merchant's day; only within the hours, where some are given. */
  z.object({
    kind: z.literal('steady'),
    seconds: z.int().check(z.gte(10), z.lte(43_200)),
    hours: z.optional(z.object({ from: Time, to: TimeOrMidnight })),
  }),
  /** At these times of some days, by the clocks of a zone, else of the merchant's. */
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

/** An issue by arithmetic: it bets from `openAt` on and is drawn at `drawAt`, in milliseconds. */
export interface Slot {
  numero: string
  day: string
  openAt: number
  drawAt: number
}

export interface Timetable {
  /** The issue that runs at this moment, or where none does the next. */
  at(moment: number): Slot
  after(slot: Slot): Slot
  before(slot: Slot): Slot
  /** The issue of this name; null where there is none. */
  named(numero: string): Slot | null
}

/** A game's issues. `zone` is the merchant's, whose days they are named by. */
export function timetableOf(schedule: Schedule, zone: string): Timetable {
  return schedule.kind === 'steady' ? steadyTimetable(schedule, zone) : dailyTimetable(schedule, zone)
}
