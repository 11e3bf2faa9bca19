import { dayOf } from '@ante/contract/kit/days.ts'

import { localesOf } from './format.ts'
import { ownZone } from './own-zone.ts'
import { CLOCK, DAY } from './time-shapes.ts'

const { month, day } = DAY

interface MomentShape {
  locale: string
  /** Time zone in which the time is shown. */
  zone: string
  /** For receipts: always with the date, the year and the seconds. */
  exact?: boolean
  /** Current time, in milliseconds. */
  now?: number
  /** Time zone of the reader's device. */
  here?: string | undefined
}

/**
 * Formats a date and time: `22:05` today, `Nov 28, 22:05` on another day, with the year in another year. The zone is
 * named where the reader's clock differs: `22:05 GMT+8`.
 */
export function momentText(time: string | number, shape: MomentShape): string {
  const { locale, zone, exact = false, now = Date.now(), here = ownZone(zone) } = shape
  const moment = new Date(time)
  const parts = exact ? { ...DAY, ...CLOCK, second: '2-digit' as const } : { ...dateParts(moment, zone, now), ...CLOCK }
  const name = differ(moment, zone, here) ? ({ timeZoneName: 'short' } as const) : {}
  return new Intl.DateTimeFormat(localesOf(locale), { ...parts, ...name, timeZone: zone }).format(moment)
}

function dateParts(moment: Date, zone: string, now: number): Intl.DateTimeFormatOptions {
  const [then, today] = [dayOf(zone, moment), dayOf(zone, new Date(now))]
  if (then === today) return {}
  return then.slice(0, 4) === today.slice(0, 4) ? { month, day } : DAY
}

/** Whether two time zones have different clocks at a moment. */
function differ(moment: Date, zone: string, other: string): boolean {
  if (zone === other) return false
  const [one, two] = [zone, other].map((timeZone) =>
    new Intl.DateTimeFormat('en', { ...CLOCK, ...DAY, timeZone }).format(moment),
  )
  return one !== two
}
