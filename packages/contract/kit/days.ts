import { DAY_MS } from './time.ts'

/** Days of a calendar, written `2026-02-28`: no zone belongs to them, and each is followed by the next one. */

const DAYS_A_WEEK = 7

/** The day so many days later, or earlier. */
export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** 0 for Sunday, as `Date` counts. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The Monday of its week. */
export const mondayOf = (day: string): string => plusDays(day, -((weekdayOf(day) + DAYS_A_WEEK - 1) % DAYS_A_WEEK))

/** A format costs more than what it is asked for. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const shape = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone } as const
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', shape)
  formats.set(timeZone, format)
  return format
}

/** The day that the calendar of a zone shows at a moment: a `Date`, milliseconds since 1970 or ISO 8601. */
export function dayOf(zone: string, at: Date | number | string): string {
  // American English writes 02/28/2026, in every browser and with every calendar of its owner.
  const [month, day, year] = formatOf(zone).format(new Date(at)).split('/')
  return `${year}-${month}-${day}`
}
