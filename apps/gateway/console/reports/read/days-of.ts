import { plusDays } from '@ante/contract/kit/days.ts'
import { sql } from 'kysely'

import { momentOf } from '../../../kit/zone-days.ts'
import type { ReportPeriod } from '../report.ts'

/** Returns the days of a period. */
export function daysOf({ from, until }: Pick<ReportPeriod, 'from' | 'until'>): string[] {
  const days: string[] = []
  for (let day = from; day <= until; day = plusDays(day, 1)) days.push(day)
  return days
}

/** Returns the start of the first day, and the start of the day after the last one. */
export const timesOf = ({ zone, from, until }: Pick<ReportPeriod, 'zone' | 'from' | 'until'>) => ({
  begins: new Date(momentOf(zone, from)),
  ends: new Date(momentOf(zone, plusDays(until, 1))),
})

/** SQL of the condition that a member is not left out of reports. */
export const isReported = ({ leftOut }: Pick<ReportPeriod, 'leftOut'>, member: string) =>
  sql<boolean>`not (${sql.ref(member)} = any(${[...leftOut]}::int8[]))`
