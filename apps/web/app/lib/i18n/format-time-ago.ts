import { deviceTimeZone } from './device-time-zone.ts'
import { formatDateTime } from './format-date-time.ts'
import { Formatters } from './formatters.ts'

const ages = new Formatters(
  (locales, shape: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locales, shape),
)

const UNITS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]
/** Age in seconds from which a date is shown rather than a number of days. */
const LONG_SECONDS = 7 * 86_400

/** Formats the time since a moment in words; an older moment as its date. `now` is a timestamp in milliseconds. */
export function formatTimeAgo(isoTime: string, locale: string, now = Date.now()): string {
  const moment = Date.parse(isoTime)
  // A device clock behind the gateway's must not yield a time in the future.
  const seconds = Math.max(0, (now - moment) / 1000)
  // Missing in Safari below 14 and Chrome 70.
  if (seconds >= LONG_SECONDS || !('RelativeTimeFormat' in Intl))
    return formatDateTime(moment, { locale, zone: deviceTimeZone(), now })
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? (['second', Infinity] as const)
  return ages.of(locale, { numeric: 'auto' }).format(-Math.floor(seconds / size), unit)
}
