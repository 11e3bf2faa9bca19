import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import { inParts } from '../kit/in-parts.ts'

/**
 * Hour of the day at which the previous period is processed, because its last rounds end after midnight. The same as
 * for rebates: domain handbook 9.8.
 */
const BEGINS_AT_HOUR = 3

/** First days of a merchant's current week and month, as `2026-02-01`, and the starts of the next ones. */
export interface ClubPeriods {
  /** The previous month. */
  lastMonth: string
  week: string
  month: string
  nextWeekAt: Date
  nextMonthAt: Date
}

export async function clubPeriodsOf(db: Db, zone: string, now: Date): Promise<ClubPeriods> {
  const { rows } = await sql<ClubPeriods>`
    with merchant_clock as (
      select (${now}::timestamptz at time zone ${zone}) - make_interval(hours => ${BEGINS_AT_HOUR}) as clock)
    select to_char(date_trunc('month', clock) - interval '1 month', 'YYYY-MM-DD') as "lastMonth",
      to_char(date_trunc('week', clock), 'YYYY-MM-DD') as week,
      to_char(date_trunc('month', clock), 'YYYY-MM-DD') as month,
      (date_trunc('week', clock) + interval '1 week' + make_interval(hours => ${BEGINS_AT_HOUR})) at time zone ${zone}
        as "nextWeekAt",
      (date_trunc('month', clock) + interval '1 month' + make_interval(hours => ${BEGINS_AT_HOUR})) at time zone ${zone}
        as "nextMonthAt"
    from merchant_clock`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`there is no calendar in ${zone}`)
  return row
}

export type RunKind = 'month' | 'weekly' | 'monthly'

export interface Run {
  merchantCode: string
  kind: RunKind
  period: string
}

/** Returns the last period processed for all members of a merchant; null when there was none. */
export async function runUntil(db: Db, { merchantCode, kind }: Omit<Run, 'period'>): Promise<string | null> {
  const { rows } = await sql<{ period: string }>`
    select to_char(period, 'YYYY-MM-DD') as period from vip_run
    where merchant_code = ${merchantCode} and kind = ${kind}`.execute(db)
  return rows[0]?.period ?? null
}

export async function recordRun(db: Db, { merchantCode, kind, period }: Run): Promise<void> {
  await sql`
    insert into vip_run as run (merchant_code, kind, period) values (${merchantCode}, ${kind}, ${period}::date)
    on conflict (merchant_code, kind) do update set period = greatest(run.period, excluded.period)`.execute(db)
}

interface WithLevel {
  memberId: bigint
  level: number
}

/** Yields club members with a level in id order, in batches. */
export const membersWithLevel = (db: Db, merchantCode: string, atOnce: number): AsyncGenerator<WithLevel[]> =>
  inParts({
    after: 0n,
    atOnce,
    keyOf: ({ memberId }) => memberId,
    read: async (after, limit) => {
      const { rows } = await sql<WithLevel>`
        select member_id as "memberId", level from vip_member
        where merchant_code = ${merchantCode} and level > 0 and member_id > ${after}
        order by member_id limit ${limit}`.execute(db)
      return rows
    },
  })
