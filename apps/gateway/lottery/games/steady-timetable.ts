import { dayOf, plusDays } from '@ante/contract/kit/days.ts'

import type { Schedule, Slot, Timetable } from './schedule.ts'
import { minutesOf, momentOf } from '../../kit/zone-days.ts'

type Steady = Extract<Schedule, { kind: 'steady' }>

/** A merchant's day, with its intervals of draws. */
interface Day {
  day: string
  begins: number
  ends: number
  windows: { from: number; to: number }[]
}

/** Number of cached days: only days around now are needed. */
const CACHED_DAYS = 20
const DRAW_NUMBER = /^(\d{4})(\d{2})(\d{2})-(\d{4})$/

/**
 * Draws at a fixed interval in seconds. They are counted from the start of the day, and a day of 23 or 25 hours has
 * fewer or more; the last draw ends with the day, even if shorter.
 */
export function steadyTimetable({ seconds, hours }: Steady, zone: string): Timetable {
  const stepMs = seconds * 1000
  const days = new Map<string, Day>()

  const cachedDay = (day: string): Day => {
    const cached = days.get(day)
    if (cached) return cached
    const [dayStart, dayEnd] = [momentOf(zone, day), momentOf(zone, plusDays(day, 1))]
    const made = { day, begins: dayStart, ends: dayEnd, windows: windowsOf(day) ?? [{ from: dayStart, to: dayEnd }] }
    if (days.size >= CACHED_DAYS) days.clear()
    days.set(day, made)
    return made
  }

  /** Hours that extend beyond midnight are two intervals of each day. */
  const windowsOf = (day: string) => {
    if (!hours) return null
    const [from, to] = [minutesOf(hours.from), minutesOf(hours.to)]
    const moment = (minutes: number) => momentOf(zone, minutes === 1440 ? plusDays(day, 1) : day, minutes % 1440)
    if (from < to) return [{ from: moment(from), to: moment(to) }]
    return [
      { from: moment(0), to: moment(to) },
      { from: moment(from), to: moment(1440) },
    ]
  }

  const slotOf = (day: Day, index: number): Slot | null => {
    const openAt = day.begins + (index - 1) * stepMs
    if (index < 1 || openAt >= day.ends) return null
    const drawAt = Math.min(openAt + stepMs, day.ends)
    if (!day.windows.some(({ from, to }) => openAt >= from && drawAt <= to)) return null
    const drawNumber = `${day.day.replaceAll('-', '')}-${String(index).padStart(4, '0')}`
    return { drawNumber, day: day.day, openAt, drawAt }
  }

  /** Returns the day's first draw at or after this index (`step` 1), or the last at or before it (-1); else null. */
  const nearest = (day: Day, index: number, step: 1 | -1): Slot | null => {
    const last = Math.ceil((day.ends - day.begins) / stepMs)
    for (let at = Math.min(index, step === 1 ? index : last); at >= 1 && at <= last; at += step) {
      const slot = slotOf(day, at)
      if (slot) return slot
    }
    return null
  }

  const nearestSlot = (day: Day, index: number, step: 1 | -1): Slot => {
    const slot = nearest(day, index, step)
    if (slot) return slot
    const next = cachedDay(plusDays(day.day, step))
    // Every day has a draw, unless the game's hours are shorter than the interval.
    const first = nearest(next, step === 1 ? 1 : Infinity, step)
    if (!first) throw new RangeError(`no draws every ${seconds} s on ${next.day}`)
    return first
  }

  const indexOf = (drawNumber: string) => Number(drawNumber.slice(-4))

  return {
    at: (moment) => {
      const day = cachedDay(dayOf(zone, moment))
      return nearestSlot(day, Math.floor((moment - day.begins) / stepMs) + 1, 1)
    },
    after: ({ day, drawNumber }) => nearestSlot(cachedDay(day), indexOf(drawNumber) + 1, 1),
    before: ({ day, drawNumber }) => nearestSlot(cachedDay(day), indexOf(drawNumber) - 1, -1),
    named: (drawNumber) => {
      const [, year, month, date, index] = DRAW_NUMBER.exec(drawNumber) ?? []
      const day = `${year}-${month}-${date}`
      if (index === undefined || Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return null
      const slot = slotOf(cachedDay(plusDays(day, 0)), Number(index))
      // The 31st of February parses to another day, with another draw number.
      return slot?.drawNumber === drawNumber ? slot : null
    },
  }
}
