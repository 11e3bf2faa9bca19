import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { PlaySpan } from '@ante/contract/launch/play-days.ts'
import type { PlayOutcome } from '@ante/contract/launch/play-outcome.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** Filter of a member's rounds by day and other properties. */
export interface RecordsQuery extends PlaySpan {
  memberId: bigint
  category?: GameCategory | undefined
  vendor?: string | undefined
  outcome?: PlayOutcome | undefined
}

/** SQL condition for columns that `game_round` and `play_day` share. */
export function matching({ memberId, from, to, category, vendor, outcome }: RecordsQuery): RawBuilder<unknown> {
  const conditions = [sql`member_id = ${memberId}`, sql`day between ${from}::date and ${to}::date`]
  if (category !== undefined) conditions.push(sql`category = ${category}`)
  if (vendor !== undefined) conditions.push(sql`vendor = ${vendor}`)
  if (outcome !== undefined) conditions.push(sql`outcome = ${outcome}`)
  return sql.join(conditions, sql` and `)
}
