import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { conditionsOf } from './newest-rounds.ts'
import type { RoundsQuery } from './team-rounds.ts'

export interface Played {
  bets: bigint
  staked: bigint
  turnover: bigint
  paid: bigint
}

/**
 * Returns the sums of a few members from daily sums, including the merchant's own lottery. Daily sums do not
 * distinguish games.
 */
export async function playedBy(
  db: Db,
  ids: readonly bigint[],
  requested: Pick<RoundsQuery, 'category' | 'vendor' | 'outcome' | 'days'>,
): Promise<Played> {
  const { rows } = await sql<Played>`
    select coalesce(sum(rounds), 0)::bigint as bets, coalesce(sum(staked), 0)::bigint as staked,
      coalesce(sum(valid), 0)::bigint as turnover,
      coalesce(sum(paid), 0)::bigint as paid
    from play_day
    where ${sql.join(
      [
        sql`member_id = any (${[...ids]}::int8[])`,
        sql`day between ${requested.days.first}::date and ${requested.days.last}::date`,
        requested.outcome === undefined ? sql`outcome <> 'voided'` : sql`true`,
        ...conditionsOf(requested),
      ],
      sql` and `,
    )}`.execute(db)
  return rows[0] ?? { bets: 0n, staked: 0n, turnover: 0n, paid: 0n }
}
