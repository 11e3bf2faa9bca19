import { DAY_MS } from './time.ts'

// Calendar days have the format `2026-02-28`, independent of a time zone.

const DAYS_PER_WEEK = 7

/** Returns the day this number of days later, or earlier if negative. */
export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Returns the weekday, 0 for Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Returns the Monday of the day's week. */
export const mondayOf = (day: string): string => plusDays(day, -((weekdayOf(day) + DAYS_PER_WEEK - 1) % DAYS_PER_WEEK))

/** Cached, because creating a format costs more than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone)
  if (cached) return cached
  const shape = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone } as const
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', shape)
  formats.set(timeZone, format)
  return format
}

/** Returns the day in a time zone at a time: a `Date`, milliseconds since 1970 or ISO 8601. */
export function dayOf(zone: string, at: Date | number | string): string {
  // American English is formatted as 02/28/2026, in every browser and independent of the user's calendar.
  const [month, day, year] = formatOf(zone).format(new Date(at)).split('/')
  return `${year}-${month}-${day}`
}
