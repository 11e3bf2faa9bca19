import type { LimitKind } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import type { LimitPeriod } from '@ante/contract/responsible-gaming/refusals.ts'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { PlayLimitTable } from '../tables.ts'

export type LimitRow = Selectable<PlayLimitTable>

export interface LimitKey {
  memberId: bigint
  kind: LimitKind
  period: LimitPeriod
}

export function limitsOf(db: Db, memberId: bigint, kind?: LimitKind): Promise<LimitRow[]> {
  const rows = db
    .selectFrom('play_limit')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('kind')
    .orderBy('period')
  return (kind === undefined ? rows : rows.where('kind', '=', kind)).execute()
}

export async function limitOf(db: Db, { memberId, kind, period }: LimitKey): Promise<LimitRow | null> {
  const row = await db
    .selectFrom('play_limit')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .executeTakeFirst()
  return row ?? null
}

export interface Span {
  start: Date
  end: Date
}

/** Returns the period of the merchant's calendar that contains this moment; weeks begin on Monday. */
export async function spanOf(db: Db, zone: string, period: LimitPeriod, now: Date): Promise<Span> {
  const step = `1 ${period}`
  const { rows } = await sql<Span>`
    select began at time zone ${zone} as start, (began + ${step}::interval) at time zone ${zone} as end
    from (select date_trunc(${period}, ${now}::timestamptz at time zone ${zone}) as began) period`.execute(db)
  const [span] = rows
  if (!span) throw new Error(`no ${period} of ${zone}`)
  return span
}

/**
 * Returns the amount that the member may still lose: in the given period, or the lowest of all periods; null without a
 * loss limit.
 */
export async function lossLeft(db: Db, memberId: bigint, now: Date, period?: LimitPeriod) {
  const { rows } = await sql<{ period: LimitPeriod; left: bigint }>`
    select period, loss_left as left from loss_limits_left(${memberId}::int8, ${now}::timestamptz)
    order by loss_left`.execute(db)
  return rows.find((row) => period === undefined || row.period === period) ?? null
}

/** Returns today's remaining play time in milliseconds; null without limit. */
export async function sessionLeft(db: Db, memberId: bigint, now: Date): Promise<bigint | null> {
  const { rows } = await sql<{ left: bigint | null }>`
    select session_limit_left(${memberId}::int8, ${now}::timestamptz) as left`.execute(db)
  return rows[0]?.left ?? null
}

/**
 * Records that the member is in a game now. The time since the previous record counts as play, unless the pause was
 * long.
 */
export async function recordPlay(db: Db, memberId: bigint, now: Date): Promise<void> {
  await sql`select counts_as_play(${memberId}::int8, ${now}::timestamptz)`.execute(db)
}
