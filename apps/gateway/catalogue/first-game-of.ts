import type { Db } from '../kit/db.ts'

/** Returns the first open game of a vendor in the order of the lobby; null if it has none. */
export async function firstGameOf(db: Db, vendor: string) {
  const game = await db
    .selectFrom('game')
    .select(['node_id', 'vendor', 'game_id', 'category'])
    .where('vendor', '=', vendor)
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('node_id')
    .limit(1)
    .executeTakeFirst()
  if (!game) return null
  return { nodeId: Number(game.node_id), vendor: game.vendor, gameId: game.game_id, category: game.category }
}
