import { ownZone } from './own-zone.ts'
import { momentText } from './moment-text.ts'
import { ageFormat } from './formatters.ts'

const UNITS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]
/** Age in seconds from which a date is shown rather than a number of days. */
const LONG_SECONDS = 7 * 86_400

/** Formats the time since a moment in words; an older moment as its date. `now` is a timestamp in milliseconds. */
export function timeAgo(isoTime: string, locale: string, now = Date.now()): string {
  const moment = Date.parse(isoTime)
  // A device clock behind the gateway's must not yield a time in the future.
  const seconds = Math.max(0, (now - moment) / 1000)
  // Missing in Safari below 14 and Chrome 70.
  if (seconds >= LONG_SECONDS || !('RelativeTimeFormat' in Intl))
    return momentText(moment, { locale, zone: ownZone(), now })
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? (['second', Infinity] as const)
  return ageFormat(locale, { numeric: 'auto' }).format(-Math.floor(seconds / size), unit)
}
