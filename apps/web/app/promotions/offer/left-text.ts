import { clockText } from '../../lib/words/clock-text.ts'
import { localesOf } from '../../lib/words/format.ts'

const DAY = 86_400
/** From this many seconds on, only days are shown. */
const LONG = 2 * DAY

/** Formats the time left: in days, or as a clock below two days; empty when it is over. */
export function leftText(seconds: number, locale: string): string {
  if (seconds <= 0) return ''
  return seconds < LONG ? clockText(seconds) : daysText(Math.floor(seconds / DAY), locale)
}

/** Formats a number of days in words. */
export function daysText(days: number, locale: string): string {
  try {
    const shape = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const
    return new Intl.NumberFormat(localesOf(locale), shape).format(days)
  } catch {
    // Safari below 14.1 and Chrome below 77 do not support units.
    return clockText(days * DAY)
  }
}
