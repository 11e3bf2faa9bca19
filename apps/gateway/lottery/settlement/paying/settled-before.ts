import { sql } from 'kysely'

import type { Db } from '../../../kit/db.ts'
import type { DrawPlayBefore } from '../counting/valid-bets.ts'

/** Returns sums over each member's settled sub-orders on a draw. The caller has locked the members. */
export async function settledBefore(
  tx: Db,
  drawId: bigint,
  memberIds: readonly bigint[],
): Promise<Map<bigint, DrawPlayBefore>> {
  const { rows } = await sql<DrawPlayBefore & { memberId: bigint }>`
    select member_id as "memberId", sum(existing.countable)::bigint as countable, sum(won + refunded - cost)::bigint as net,
      sum(coalesce(valid, existing.countable))::bigint as valid
    from lottery_detail
    cross join lateral (select case when status = 16 then 0 else cost - returned end as countable) existing
    where draw_id = ${drawId} and member_id = any (${[...memberIds]}::int8[]) and status in (4, 5, 16)
    group by member_id`.execute(tx)
  return new Map(rows.map(({ memberId, ...play }) => [memberId, play]))
}
