import { dayOf, plusDays } from '@ante/contract/kit/days.ts'

import { minutesOf, momentOf as momentInZone, momentsOf } from '../../kit/zone-days.ts'
import { UsageError } from './failures.ts'

const UNITS_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 }
const HOW = 'Use 18:00 or 2026-12-31 08:00 (merchant’s time zone), 2026-12-31T08:00:00Z, or +90m, +2h, +3d from now.'

/** Parses a time: in the merchant's time zone, with an explicit zone, or relative to now. */
export function momentOf(text: string, { now, zone }: { now: Date; zone: string }): Date {
  const [, count, unit] = /^\+(\d{1,4})([mhd])$/.exec(text) ?? []
  if (unit === 'm' || unit === 'h' || unit === 'd') return new Date(now.getTime() + Number(count) * UNITS_MS[unit])
  if (/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) return nextAt(text, { now, zone })
  const [, day, time, offset] = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? []
  const moment = new Date(`${day}T${time}${offset ?? 'Z'}`)
  if (!day || Number.isNaN(moment.getTime()) || isAnotherDay(day)) throw new UsageError(`Invalid time: ${text}. ${HOW}`)
  if (offset) return moment
  const secondsMs = moment.getTime() % UNITS_MS.m
  return new Date(momentInZone(zone, day, minutesOf(time ?? '')) + secondsMs)
}

/** Returns the start of a day in a time zone. */
export const dayBegins = (day: string, { now, zone }: { now: Date; zone: string }): Date =>
  momentOf(`${day} 00:00`, { now, zone })

/** Returns the next moment with this local time: later today, including a repeated hour, or on the next day. */
function nextAt(time: string, { now, zone }: { now: Date; zone: string }): Date {
  const today = dayOf(zone, now.getTime())
  const moments = [0, 1].flatMap((days) => momentsOf(zone, plusDays(today, days), minutesOf(time)))
  return new Date(moments.find((moment) => moment > now.getTime()) ?? now)
}

/** Whether a day does not exist: `Date` parses 31 February as a day in March. */
const isAnotherDay = (day: string) => !new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
