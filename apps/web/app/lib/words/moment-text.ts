import { dayOf } from '@ante/contract/kit/days.ts'

import { dateFormat } from './formatters.ts'
import { ownZone } from './own-zone.ts'
import { CLOCK, DAY } from './time-shapes.ts'

interface MomentShape {
  locale: string
  /** Time zone in which the time is shown. */
  zone: string
  /** For receipts: always with the date, the year and the seconds. */
  exact?: boolean
  /** Current time, in milliseconds. */
  now?: number
  /** Time zone of the reader's device. */
  deviceZone?: string | undefined
}

const EXACT = { ...DAY, ...CLOCK, second: '2-digit' } as const

/**
 * Formats a date and time: `22:05` today, `Nov 28, 22:05` on another day, with the year in another year. The zone is
 * named where the reader's clock differs: `22:05 GMT+8`.
 */
export function momentText(time: string | number, shape: MomentShape): string {
  const { locale, zone, exact, now = Date.now(), deviceZone = ownZone(zone) } = shape
  const moment = new Date(time)
  const format = (timeZone: string, parts: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { ...parts, timeZone }).format(moment)
  const parts = exact ? EXACT : { ...dateParts(dayOf(zone, moment), dayOf(zone, now)), ...CLOCK }
  const isForeign = format(zone, EXACT) !== format(deviceZone, EXACT)
  return format(zone, isForeign ? { ...parts, timeZoneName: 'short' } : parts)
}

function dateParts(day: string, today: string): Intl.DateTimeFormatOptions {
  const { month, day: date } = DAY
  if (day === today) return {}
  return day.startsWith(today.slice(0, 4)) ? { month, day: date } : DAY
}
