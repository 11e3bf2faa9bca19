import { toCalendarDate, fromDate } from '@internationalized/date'

const MONTHS = 3

/** Returns the quarter of a time in a time zone, by default the current one: `2026-Q4`. */
export function quarterOf(zone: string, at = new Date()): string {
  const { year, month } = toCalendarDate(fromDate(at, zone))
  return `${year}-Q${Math.ceil(month / MONTHS)}`
}
