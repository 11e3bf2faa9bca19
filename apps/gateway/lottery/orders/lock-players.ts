import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'

/**
 * Locks what is kept of these members' orders, always in the order of their ids, and counts the change. Whoever changes orders
 * calls it first: what happens to one member happens one after the other. Answers what each of them owes.
 */
export async function lockPlayers(
  tx: Db,
  merchantCode: string,
  memberIds: readonly bigint[],
): Promise<Map<bigint, bigint>> {
  const ids = [...new Set(memberIds)]
  const { rows } = await sql<{ member_id: bigint; debt: bigint }>`
    insert into lottery_player as kept (member_id, merchant_code, version)
    select id, ${merchantCode}, 1 from unnest(${ids}::int8[]) id order by id
    on conflict (member_id) do update set version = kept.version + 1
    returning member_id, debt`.execute(tx)
  return new Map(rows.map(({ member_id: id, debt }) => [id, debt]))
}
