import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { validEdgesOf } from '../../launch/public.ts'
import type { ContractInForce } from '../contracts/public.ts'
import type { Computing } from './compute-bills.ts'

/** House edges are in thousandths of a percent; this is 100 %. */
const HUNDRED_PERCENT = 100_000n

/**
 * Returns the expected house win on the valid bets of each downline's team, less the amounts credited to the team, in
 * the ledger's units; all contracts of a downline share this amount. A higher dividend would be paid for luck, or for
 * losses that another team won: see docs/decisions/0024.
 */
export async function expectedHouseWins(
  db: Db,
  { merchant, period }: Computing,
  contracts: readonly ContractInForce[],
): Promise<Map<bigint, bigint>> {
  const edges = new Map(Object.entries(await validEdgesOf(db, merchant.code)))
  const { rows } = await sql<{ downlineId: bigint; category: string; turnover: bigint; granted: bigint }>`
    select day.agent_id as "downlineId", day.category, sum(day.turnover)::bigint as turnover,
      sum(day.rebate + day.commission + day.promotion + day.salary)::bigint as granted
    from team_day day
    where day.agent_id = any (${contracts.map(({ downlineId }) => downlineId)}::int8[])
      and day.day between ${period.day}::date and ${period.lastDay}::date
      and exists (
        select from unnest(${contracts.map(({ downlineId }) => downlineId)}::int8[],
          ${contracts.map(({ category }) => category)}::text[]) held (downline_id, category)
        where held.downline_id = day.agent_id and contract_covers(held.category, day.category))
    group by day.agent_id, day.category`.execute(db)
  const wins = new Map<bigint, bigint>()
  for (const { downlineId, category, turnover, granted } of rows) {
    const expected = (turnover * BigInt(edges.get(category) ?? 0)) / HUNDRED_PERCENT
    wins.set(downlineId, (wins.get(downlineId) ?? 0n) + expected - granted)
  }
  return wins
}
