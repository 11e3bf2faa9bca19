import { localesOf } from './format.ts'

/** Shape of every time of day: on a 24-hour clock, as on receipts and draws. */
export const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

interface ClockShape {
  locale: string
  zone: string
  seconds?: boolean
}

/** Formats a time of day in a time zone: `14:05`; with seconds where they matter. */
export function clockText(isoTime: string, { locale, zone, seconds = false }: ClockShape): string {
  const shape = { ...CLOCK, ...(seconds && { second: '2-digit' as const }), timeZone: zone }
  return new Intl.DateTimeFormat(localesOf(locale), shape).format(new Date(isoTime))
}

/** Returns the name of a time zone at that time, for example GMT+8. */
export function zoneName(isoTime: string, locale: string, zone: string): string {
  const format = new Intl.DateTimeFormat(localesOf(locale), { timeZone: zone, timeZoneName: 'short' })
  return format.formatToParts(new Date(isoTime)).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
