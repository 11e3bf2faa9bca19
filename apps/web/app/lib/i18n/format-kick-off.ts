import { dateFormat } from './formatters.ts'
import { TIME_FORMAT } from './time-formats.ts'

/**
 * Formats a kick-off or the end of maintenance: month and day, hour and minute. Source: product specification 2 (MM/DD
 * HH:mm).
 */
export function formatKickOff(isoTime: string, locale: string, zone: string): string {
  const shape = { ...TIME_FORMAT, month: '2-digit', day: '2-digit', timeZone: zone } as const
  return dateFormat(locale, shape).format(new Date(isoTime))
}

/** Returns the name of a time zone at that time, for example GMT+8. */
export function zoneName(isoTime: string, locale: string, zone: string): string {
  const format = dateFormat(locale, { timeZone: zone, timeZoneName: 'short' })
  return format.formatToParts(new Date(isoTime)).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
