import { numberFormat } from './formatters.ts'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400
/** From this many seconds on, only days are shown. */
const LONG = 2 * DAY

/** Formats the seconds left: `00:42`, `14:59`, `23:04:05`; from two days on in days. */
export const formatCountdown = (seconds: number, locale: string): string =>
  seconds < LONG ? clockOf(seconds) : formatDays(Math.floor(seconds / DAY), locale)

function clockOf(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE)]
  return [...(hours > 0 ? [hours] : []), minutes, seconds % MINUTE].map(twoDigits).join(':')
}

const twoDigits = (count: number) => String(count).padStart(2, '0')

/** Formats a number of days in words: `3 days`. */
export function formatDays(days: number, locale: string): string {
  try {
    const shape = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const
    return numberFormat(locale, shape).format(days)
  } catch {
    // Safari below 14.1 and Chrome below 77 do not support units.
    return clockOf(days * DAY)
  }
}
