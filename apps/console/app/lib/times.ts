import { dateLocale, numberLocale } from './locale.ts'

const DAY_MS = 86_400_000

/** Formats a time in a time zone; with the year only if it is not the current one. */
export function timeText(iso: string, zone: string): string {
  const at = new Date(iso)
  const sameYear = at.getFullYear() === new Date().getFullYear()
  return new Intl.DateTimeFormat(dateLocale(), {
    timeZone: zone,
    day: '2-digit',
    month: 'short',
    ...(!sameYear && { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(at)
}

/** Formats a time in this device's zone with its offset, for a tooltip. */
export const ownTimeText = (iso: string): string =>
  new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'full', timeStyle: 'long' }).format(new Date(iso))

/** Formats the distance of a time from now: "3 min ago", "in 2 days". */
export function relativeText(iso: string, now = Date.now()): string {
  const away = new Date(iso).getTime() - now
  const format = new Intl.RelativeTimeFormat(numberLocale(), { style: 'short', numeric: 'auto' })
  const size = Math.abs(away)
  if (size < 60_000) return format.format(Math.round(away / 1000), 'second')
  if (size < 3_600_000) return format.format(Math.round(away / 60_000), 'minute')
  if (size < DAY_MS) return format.format(Math.round(away / 3_600_000), 'hour')
  return format.format(Math.round(away / DAY_MS), 'day')
}

export const isFuture = (at: Date): boolean => at.getTime() > Date.now()
