import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'

/** Names of the tags of players that reports leave out. */
const LEFT_OUT_TAGS: readonly string[] = ['test', 'staff']
/** More test accounts than a merchant needs; the oldest are left out. */
const MAX_PLAYERS = 5_000

/** Returns the players whose tags mark them as test or staff accounts. */
export async function leftOutPlayers(db: Db, merchantCode: string): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select distinct member_tag.member_id as id
    from member_tag join player_tag on player_tag.id = member_tag.tag_id
    where player_tag.merchant_code = ${merchantCode} and lower(player_tag.name) = any(${[...LEFT_OUT_TAGS]}::text[])
    order by 1 limit ${MAX_PLAYERS}`.execute(db)
  return rows.map(({ id }) => id)
}
