import { dayOf, plusDays, weekdayOf } from '@ante/contract/kit/days.ts'

import type { Schedule, Slot, Timetable } from './schedule.ts'
import { minutesOf, momentsOfDay } from '../../kit/zone-days.ts'

type Daily = Extract<Schedule, { kind: 'daily' }>

/** Maximum number of days between two draws; the rarest schedule draws twice a month. */
const MAX_DAYS_APART = 40
const DRAW_NUMBER = /^(\d{4})(\d{2})(\d{2})(-\d{4})?$/

/**
 * Draws at fixed times of certain days. Betting opens at the time of the previous draw. The draw number begins
 * with the day of the draw in the merchant's calendar.
 */
export function dailyTimetable({ times, weekdays, monthDays, zone: gameZone }: Daily, zone: string): Timetable {
  const clocks = gameZone ?? zone
  const minutes = times.map(minutesOf).sort((a, b) => a - b)

  const drawsOn = (day: string): number[] => {
    if (weekdays && !weekdays.includes(weekdayOf(day))) return []
    if (monthDays && !monthDays.includes(Number(day.slice(8)))) return []
    return momentsOfDay(clocks, day, minutes)
  }

  /** Returns the time of the first draw after this moment (`step` 1), or of the last draw before it (-1). */
  const next = (moment: number, step: 1 | -1): number => {
    let day = dayOf(clocks, moment)
    for (let dayCount = 0; dayCount <= MAX_DAYS_APART; dayCount++, day = plusDays(day, step)) {
      const draws = step === 1 ? drawsOn(day) : drawsOn(day).reverse()
      const draw = draws.find((drawAt) => (step === 1 ? drawAt > moment : drawAt < moment))
      if (draw !== undefined) return draw
    }
    throw new RangeError(`no draw within ${MAX_DAYS_APART} days`)
  }

  /** Returns the draws of a day in the merchant's calendar; the game's own time zone may have another day. */
  const drawsOfLocalDay = (day: string): number[] =>
    [-1, 0, 1].flatMap((days) => drawsOn(plusDays(day, days))).filter((drawAt) => dayOf(zone, drawAt) === day)

  const slotAt = (drawAt: number): Slot => {
    const day = dayOf(zone, drawAt)
    const index = drawsOfLocalDay(day).indexOf(drawAt) + 1
    const suffix = minutes.length > 1 ? `-${String(index).padStart(4, '0')}` : ''
    return { drawNumber: day.replaceAll('-', '') + suffix, day, openAt: next(drawAt, -1), drawAt }
  }

  return {
    at: (moment) => slotAt(next(moment, 1)),
    after: ({ drawAt }) => slotAt(next(drawAt, 1)),
    before: ({ drawAt }) => slotAt(next(drawAt, -1)),
    named: (drawNumber) => {
      const [, year, month, date] = DRAW_NUMBER.exec(drawNumber) ?? []
      const day = `${year}-${month}-${date}`
      if (Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return null
      const draws = drawsOfLocalDay(plusDays(day, 0))
      return draws.map(slotAt).find((slot) => slot.drawNumber === drawNumber) ?? null
    },
  }
}
