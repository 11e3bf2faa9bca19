import { clockText } from '../../lib/words/clock-text.ts'
import { localesOf } from '../../lib/words/format.ts'

const DAY = 86_400
/** From here on nobody counts the seconds. */
const LONG = 2 * DAY

/** How long it still is: in days, or by the clock when it is less than two; empty when it is over. */
export function leftText(seconds: number, locale: string): string {
  if (seconds <= 0) return ''
  return seconds < LONG ? clockText(seconds) : daysText(Math.floor(seconds / DAY), locale)
}

/** So many days, as people say it. */
export function daysText(days: number, locale: string): string {
  try {
    const shape = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const
    return new Intl.NumberFormat(localesOf(locale), shape).format(days)
  } catch {
    // Safari below 14.1 and Chrome below 77 know no units.
    return clockText(days * DAY)
  }
}
