import { localesOf } from './format.ts'

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const
const DATE = { month: 'short', day: 'numeric' } as const

/**
 * Formats a time of today in a time zone; of another day with its date. The zone is named where this device's clock
 * differs: `10:05 PM GMT+8`. `now` is a timestamp in milliseconds.
 */
export function timeThere(isoTime: string, locale: string, zone: string, now = Date.now()): string {
  const moment = Date.parse(isoTime)
  const format = (shape: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(localesOf(locale), shape)
  const dayThere = format({ ...DATE, year: 'numeric', timeZone: zone })
  const shape = dayThere.format(moment) === dayThere.format(now) ? CLOCK : { ...CLOCK, ...DATE }
  const differs =
    format({ ...CLOCK, ...DATE, timeZone: zone }).format(moment) !== format({ ...CLOCK, ...DATE }).format(moment)
  return format({ ...shape, timeZone: zone, ...(differs && { timeZoneName: 'short' }) }).format(moment)
}
