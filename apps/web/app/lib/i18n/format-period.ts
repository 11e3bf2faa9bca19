import { dateFormat } from './formatters.ts'

const YEAR_LENGTH = 4

/** Formats a year or a month of the calendar: `2026`, `February 2026`. */
export function formatPeriod(period: string, locale: string): string {
  const isYear = period.length === YEAR_LENGTH
  const month = isYear ? {} : ({ month: 'long' } as const)
  const first = new Date(`${isYear ? `${period}-01` : period}-01T00:00:00Z`)
  return dateFormat(locale, { year: 'numeric', ...month, timeZone: 'UTC' }).format(first)
}
