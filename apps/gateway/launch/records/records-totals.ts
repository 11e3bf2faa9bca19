import { OWN_LOTTERY } from '@ante/contract/launch/own-lottery.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { matching } from './records-query.ts'
import type { RecordsQuery } from './records-query.ts'

export interface Totals {
  rounds: bigint
  staked: bigint
  paid: bigint
}

/** Excludes daily sums of the merchant's own lottery, whose bets are listed as orders instead of rounds. */
const ofVendors = sql`vendor <> ${OWN_LOTTERY}`

/** Returns the totals of a filter: of ended rounds from daily sums, and of the few open rounds by summing rows. */
export async function totalsOf(db: Db, query: RecordsQuery): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select coalesce(sum(rounds), 0)::bigint as rounds, coalesce(sum(staked), 0)::bigint as staked,
      coalesce(sum(paid), 0)::bigint as paid
    from (
      select rounds, staked, paid from play_day where ${matching(query)} and ${ofVendors}
      union all
      select 1, staked, paid from game_round where ${matching(query)} and state = 'open') counted`.execute(db)
  return rows[0] ?? { rounds: 0n, staked: 0n, paid: 0n }
}

/** Returns the vendors of the rounds in these days and this category, as options of the vendor filter. */
export async function vendorsPlayed(
  db: Db,
  { memberId, from, to, category }: RecordsQuery,
): Promise<{ vendor: string; rounds: bigint }[]> {
  const selection = { memberId, from, to, category }
  const { rows } = await sql<{ vendor: string; rounds: bigint }>`
    select vendor, sum(rounds)::bigint as rounds from (
      select vendor, rounds from play_day where ${matching(selection)} and ${ofVendors}
      union all
      select vendor, 1 from game_round where ${matching(selection)} and state = 'open') counted
    group by vendor having sum(rounds) > 0 order by sum(rounds) desc, vendor`.execute(db)
  return rows
}
