import type { ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import { dayOf, plusDays } from '@ante/contract/kit/days.ts'
import { HOUR_MS, MINUTE_MS } from '@ante/contract/kit/time.ts'

import { momentOf } from '../../kit/zone-days.ts'

/** Kinds that are computed at the end of a period; real-time salaries are computed per bet. */
export type PeriodKind = Exclude<ContractKind, 'realtime_salary'>

export interface Period {
  from: Date
  to: Date
  /** First and last day of the period, by the merchant's calendar. */
  day: string
  lastDay: string
  /** Time of computation, and time of automatic payment. */
  computedAt: Date
  paidAt: Date
}

/** Delay from the end of a day or hour to the computation. Source: domain handbook 6.9 to 6.11. */
const AFTER_DAY_MS = 10 * MINUTE_MS
const AFTER_HOUR_MS = 10 * MINUTE_MS
const AFTER_HALF_MS = 2 * HOUR_MS
const PAID_AT_MINUTES = 180
const MIDDLE = '16'

/** Returns the period that contains a time. */
export function periodAt(kind: PeriodKind, zone: string, at: number): Period {
  if (kind === 'hourly_salary') return hourAt(zone, at)
  const day = dayOf(zone, at)
  return kind === 'daily_salary' ? dayPeriod(zone, day) : halfPeriod(zone, day)
}

/** Returns the period that ended when this one began. */
export const periodBefore = (kind: PeriodKind, zone: string, { from }: Period): Period =>
  periodAt(kind, zone, from.getTime() - 1)

/** Returns the next 03:00 in the merchant's time zone; today's if it is still ahead. */
export function nextPayTime(zone: string, after: Date): Date {
  const today = new Date(momentOf(zone, dayOf(zone, after.getTime()), PAID_AT_MINUTES))
  return today > after ? today : new Date(momentOf(zone, plusDays(dayOf(zone, after.getTime()), 1), PAID_AT_MINUTES))
}

function dayPeriod(zone: string, day: string): Period {
  const [from, to] = [momentOf(zone, day), momentOf(zone, plusDays(day, 1))]
  const paidAt = new Date(momentOf(zone, plusDays(day, 1), PAID_AT_MINUTES))
  return { from: new Date(from), to: new Date(to), day, lastDay: day, computedAt: new Date(to + AFTER_DAY_MS), paidAt }
}

/** Returns the half-month of a day: the first fifteen days of the month, or the remaining ones. */
function halfPeriod(zone: string, at: string): Period {
  const month = at.slice(0, 8)
  const isFirst = at.slice(8) < MIDDLE
  const day = isFirst ? `${month}01` : `${month}${MIDDLE}`
  const next = isFirst ? `${month}${MIDDLE}` : `${plusDays(`${month}28`, 4).slice(0, 8)}01`
  const [from, to] = [momentOf(zone, day), momentOf(zone, next)]
  const computedAt = new Date(to + AFTER_HALF_MS)
  return { from: new Date(from), to: new Date(to), day, lastDay: plusDays(next, -1), computedAt, paidAt: computedAt }
}

/** Returns the hour in the merchant's time zone. In some zones hours begin at another minute than in UTC. */
function hourAt(zone: string, at: number): Period {
  const day = dayOf(zone, at)
  const sinceMidnight = at - momentOf(zone, day)
  const from = at - (sinceMidnight % HOUR_MS)
  const to = from + HOUR_MS
  const computedAt = new Date(to + AFTER_HOUR_MS)
  return { from: new Date(from), to: new Date(to), day, lastDay: day, computedAt, paidAt: computedAt }
}
