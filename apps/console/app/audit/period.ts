import { parseDate } from '@internationalized/date'

interface Days {
  /** First day, `2026-11-29`. */
  from: string | undefined
  /** Last day, included. */
  until: string | undefined
}

/** Returns the times between which days lie, by the clock of a zone. */
export const periodOf = ({ from, until }: Days, zone: string) => ({
  ...(from && { from: parseDate(from).toDate(zone).toISOString() }),
  ...(until && { until: parseDate(until).add({ days: 1 }).toDate(zone).toISOString() }),
})
