import { parseDate } from '@internationalized/date'

interface Days {
  /** First day, `2026-11-29`. */
  from: string | undefined
  /** Last day, included. */
  until: string | undefined
}

/** Returns the start of the first day and the end of the last day in a time zone. */
export const periodOf = ({ from, until }: Days, zone: string) => ({
  ...(from && { from: parseDate(from).toDate(zone).toISOString() }),
  ...(until && { until: parseDate(until).add({ days: 1 }).toDate(zone).toISOString() }),
})
