import { dateFormat } from './formatters.ts'
import { TIME_FORMAT } from './time-formats.ts'

interface ClockShape {
  locale: string
  zone: string
  seconds?: boolean
}

/** Formats a time of day in a time zone: `14:05`, or `14:05:09` with `seconds`. */
export function formatTimeOfDay(isoTime: string, { locale, zone, seconds = false }: ClockShape): string {
  const shape = { ...TIME_FORMAT, ...(seconds && { second: '2-digit' as const }), timeZone: zone }
  return dateFormat(locale, shape).format(new Date(isoTime))
}
