import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'

interface GamePlayers {
  nodeId: bigint
  players: number
}

/** Replaces the numbers of players of a merchant's games. Returns whether any has changed. */
export async function storePopularity(tx: Db, merchantCode: string, games: readonly GamePlayers[]): Promise<boolean> {
  const rows = JSON.stringify(games.map(({ nodeId, players }) => ({ node_id: String(nodeId), players })))
  const removed = await tx
    .deleteFrom('game_popularity')
    .where('merchant_code', '=', merchantCode)
    .where(
      sql<boolean>`node_id not in (select node_id from jsonb_to_recordset(${rows}::jsonb) as counted (node_id bigint))`,
    )
    .executeTakeFirst()
  const { numAffectedRows: written = 0n } = await sql`
    insert into game_popularity (merchant_code, node_id, players)
    select ${merchantCode}, node_id, players from jsonb_to_recordset(${rows}::jsonb) as counted (node_id bigint, players integer)
    on conflict (merchant_code, node_id) do update set players = excluded.players
    where game_popularity.players <> excluded.players`.execute(tx)
  return removed.numDeletedRows + written > 0n
}
