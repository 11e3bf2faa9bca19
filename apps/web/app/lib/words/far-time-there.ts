import { localesOf } from './format.ts'
import { timeThere } from './time-there.ts'

const HALF_YEAR_MS = 182 * 86_400_000

/**
 * Formats a future time as `timeThere` does; one that may be years ahead by day and year, where the hour does not
 * matter.
 */
export function farTimeThere(isoTime: string, locale: string, zone: string, now = Date.now()): string {
  const moment = Date.parse(isoTime)
  if (moment - now < HALF_YEAR_MS) return timeThere(isoTime, locale, zone, now)
  return new Intl.DateTimeFormat(localesOf(locale), { dateStyle: 'long', timeZone: zone }).format(moment)
}
