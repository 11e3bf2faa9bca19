import { dayOf } from '@ante/contract/kit/days.ts'

import { dateFormat } from './formatters.ts'
import { DATE_FORMAT } from './time-formats.ts'

/** Formats a day of the merchant's calendar: `Nov 28, 2026`. */
export function formatDate(day: string, locale: string): string {
  return dateFormat(locale, { ...DATE_FORMAT, timeZone: 'UTC' }).format(new Date(day))
}

interface Span {
  from: string
  to: string
}

/** Formats a range of days, or one day: `Nov 28 – Dec 1`; both with the year if one is not in the present year. */
export function formatDateRange({ from, to }: Span, locale: string, now = new Date()): string {
  const year = now.toISOString().slice(0, 4)
  const { month, day } = DATE_FORMAT
  const isUsual = from.startsWith(year) && to.startsWith(year)
  const format = dateFormat(locale, { ...(isUsual ? { month, day } : DATE_FORMAT), timeZone: 'UTC' })
  const [first, last] = [format.format(new Date(from)), format.format(new Date(to))]
  return first === last ? first : `${first} – ${last}`
}

/** Returns today's date in a time zone: `2026-02-28`. */
export const todayIn = (zone: string, now = new Date()): string => dayOf(zone, now)
