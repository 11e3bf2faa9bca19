import type { Db } from '../kit/db.ts'

/** Returns the name of a game that its vendor has closed; null if the game is open or unknown. */
export async function closedGameName(
  db: Db,
  { nodeId, vendor, gameId }: { nodeId: number; vendor: string; gameId: string },
): Promise<string | null> {
  const game = await db
    .selectFrom('game')
    .select('name')
    .where('node_id', '=', BigInt(nodeId))
    .where('vendor', '=', vendor)
    .where('game_id', '=', gameId)
    .where('active', '=', false)
    .executeTakeFirst()
  return game?.name ?? null
}
