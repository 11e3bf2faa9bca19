import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import { spanOf } from '@ante/contract/launch/play-days.ts'
import type { PlayRange, PlaySpan } from '@ante/contract/launch/play-days.ts'
import type { PlayOutcome } from '@ante/contract/launch/play-records.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Db } from '../../kit/db.ts'

/** Whose rounds, of which days, and what of them. */
export interface RecordsAsked extends PlaySpan {
  memberId: bigint
  category?: GameCategory | undefined
  vendor?: string | undefined
  outcome?: PlayOutcome | undefined
}

/** The days by the calendar of the merchant's zone, where today begins for its players. */
export interface MerchantDays extends PlaySpan {
  zone: string
}

interface DaysAsked {
  range: PlayRange
  from?: string | undefined
  to?: string | undefined
}

export async function daysAsked(
  db: Db,
  { merchantCode, now }: { merchantCode: string; now: Date },
  { range, from, to }: DaysAsked,
): Promise<MerchantDays> {
  const merchant = await db
    .selectFrom('merchant')
    .select(['zone', sql<string>`to_char(${now}::timestamptz at time zone zone, 'YYYY-MM-DD')`.as('today')])
    .where('code', '=', merchantCode)
    .executeTakeFirstOrThrow()
  const { zone, today } = merchant
  return { zone, ...(from !== undefined && to !== undefined ? { from, to } : spanOf(range, today)) }
}

/** The condition that rows of `game_round` and `play_day` have in common. */
export function matching({ memberId, from, to, category, vendor, outcome }: RecordsAsked): RawBuilder<unknown> {
  const conditions = [sql`member_id = ${memberId}`, sql`day between ${from}::date and ${to}::date`]
  if (category !== undefined) conditions.push(sql`category = ${category}`)
  if (vendor !== undefined) conditions.push(sql`vendor = ${vendor}`)
  if (outcome !== undefined) conditions.push(sql`outcome = ${outcome}`)
  return sql.join(conditions, sql` and `)
}
