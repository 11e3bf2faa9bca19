import { dayOf } from '@ante/contract/kit/days.ts'

import { dateFormat } from './formatters.ts'
import { deviceTimeZone } from './device-time-zone.ts'
import { TIME_FORMAT, DATE_FORMAT } from './time-formats.ts'

interface MomentShape {
  locale: string
  /** Time zone in which the time is shown. */
  zone: string
  /** Whether to include the date, the year and the seconds always, as on receipts. */
  exact?: boolean
  /** Current time, in milliseconds. */
  now?: number
  /** Time zone of the reader's device. */
  deviceZone?: string | undefined
}

const EXACT = { ...DATE_FORMAT, ...TIME_FORMAT, second: '2-digit' } as const

/**
 * Formats a date and time: `22:05` today, `Nov 28, 22:05` on another day, with the year in another year. The zone is
 * named if the reader's device is in a zone with another time: `22:05 GMT+8`.
 */
export function formatDateTime(time: string | number, shape: MomentShape): string {
  const { locale, zone, exact, now = Date.now(), deviceZone = deviceTimeZone(zone) } = shape
  const moment = new Date(time)
  const format = (timeZone: string, parts: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { ...parts, timeZone }).format(moment)
  const parts = exact ? EXACT : { ...dateParts(dayOf(zone, moment), dayOf(zone, now)), ...TIME_FORMAT }
  const isForeign = format(zone, EXACT) !== format(deviceZone, EXACT)
  return format(zone, isForeign ? { ...parts, timeZoneName: 'short' } : parts)
}

function dateParts(day: string, today: string): Intl.DateTimeFormatOptions {
  const { month, day: date } = DATE_FORMAT
  if (day === today) return {}
  return day.startsWith(today.slice(0, 4)) ? { month, day: date } : DATE_FORMAT
}
