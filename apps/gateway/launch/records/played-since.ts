import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'

/** What a member's ended rounds come to since a day of his merchant's calendar; with null, all of them. */
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
