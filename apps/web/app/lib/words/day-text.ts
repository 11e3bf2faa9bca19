import { dayOf } from '@ante/contract/kit/days.ts'

import { localesOf } from './format.ts'

/** Formats a day of the merchant's calendar in the reader's language. */
export function dayText(day: string, locale: string): string {
  const shape = { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(localesOf(locale), shape).format(new Date(day))
}

/** Formats a range of days, or one day, without weekdays. */
export function spanText({ from, to }: { from: string; to: string }, locale: string): string {
  const format = new Intl.DateTimeFormat(localesOf(locale), { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const [first, last] = [format.format(new Date(from)), format.format(new Date(to))]
  return first === last ? first : `${first} – ${last}`
}

/** Formats a time of day in the merchant's time zone, with seconds where they matter. */
export function clockText(isoTime: string, { locale, zone, seconds = false }: ClockShape): string {
  return new Intl.DateTimeFormat(localesOf(locale), {
    hour: '2-digit',
    minute: '2-digit',
    ...(seconds && { second: '2-digit' }),
    hourCycle: 'h23',
    timeZone: zone,
  }).format(new Date(isoTime))
}

interface ClockShape {
  locale: string
  zone: string
  seconds?: boolean
}

/** Returns today's date in a time zone: `2026-02-28`. */
export const todayIn = (zone: string, now = new Date()): string => dayOf(zone, now)
