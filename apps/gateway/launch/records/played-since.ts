import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'

/** Returns the sums of a member's ended rounds since a day of the merchant's calendar; null: all. */
export async function playedSince(
  db: Db,
  memberId: bigint,
  day: string | null,
): Promise<{ staked: bigint; paid: bigint }> {
  const { rows } = await sql<{ staked: bigint; paid: bigint }>`
    select coalesce(sum(staked), 0)::bigint as staked, coalesce(sum(paid), 0)::bigint as paid
    from play_day where member_id = ${memberId} and outcome <> 'voided'
      and (${day}::date is null or day >= ${day}::date)`.execute(db)
  return rows[0] ?? { staked: 0n, paid: 0n }
}
