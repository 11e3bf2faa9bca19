import { CLOCK } from './clock-text.ts'
import { localesOf } from './format.ts'

/**
 * Formats a kick-off or the end of maintenance: month and day, hour and minute. Source: product specification 2 (MM/DD
 * HH:mm).
 */
export function kickOffText(isoTime: string, locale: string, zone: string): string {
  const shape = { ...CLOCK, month: '2-digit', day: '2-digit', timeZone: zone } as const
  return new Intl.DateTimeFormat(localesOf(locale), shape).format(new Date(isoTime))
}
