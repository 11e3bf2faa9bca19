import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'

/**
 * Locks the lottery rows of these members in id order, and increments the versions of their orders. All changes of
 * orders call it first, so that the changes of one member are sequential. Returns each member's debt.
 */
export async function lockPlayers(
  tx: Db,
  merchantCode: string,
  memberIds: readonly bigint[],
): Promise<Map<bigint, bigint>> {
  const ids = [...new Set(memberIds)]
  const { rows } = await sql<{ member_id: bigint; debt: bigint }>`
    insert into lottery_player as existing (member_id, merchant_code, version)
    select id, ${merchantCode}, 1 from unnest(${ids}::int8[]) id order by id
    on conflict (member_id) do update set version = existing.version + 1
    returning member_id, debt`.execute(tx)
  return new Map(rows.map(({ member_id: id, debt }) => [id, debt]))
}
