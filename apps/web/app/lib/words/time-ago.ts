import { formatMoment, localesOf } from './format.ts'

const UNITS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]
/** From here on a date says more than a number of days. */
const LONG_SECONDS = 7 * 86_400

/** How long ago a moment was, in words; of one longer ago its date. `now` is a moment too. */
export function timeAgo(isoTime: string, locale: string, now = Date.now()): string {
  const moment = Date.parse(isoTime)
  // A clock that is behind the gateway's makes nothing happen in the future.
  const seconds = Math.max(0, (now - moment) / 1000)
  // Safari below 14 and Chrome 70 have none.
  if (seconds >= LONG_SECONDS || !('RelativeTimeFormat' in Intl)) return formatMoment(moment, locale, now)
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? (['second', Infinity] as const)
  return new Intl.RelativeTimeFormat(localesOf(locale), { numeric: 'auto' }).format(-Math.floor(seconds / size), unit)
}
