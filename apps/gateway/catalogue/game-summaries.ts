import type { Db } from '../kit/db.ts'

/** Names and pictures of a game and its vendor, whether or not it is currently offered. */
export interface GameSummary {
  gameId: string
  name: string
  picture: string
  vendorName: string
  supportPlay: boolean
}

/**
 * Returns the summaries of these nodes from the tables, because records may contain games that are no longer offered.
 */
export async function gameSummaries(db: Db, nodeIds: readonly bigint[]): Promise<Map<bigint, GameSummary>> {
  if (nodeIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('game')
    .innerJoin('vendor', 'vendor.code', 'game.vendor')
    .select(['node_id', 'game_id', 'game.name', 'picture', 'vendor.name as vendor_name', 'support_play'])
    .where('node_id', 'in', nodeIds)
    .execute()
  return new Map(
    rows.map((row) => [
      row.node_id,
      {
        gameId: row.game_id,
        name: row.name,
        picture: row.picture,
        vendorName: row.vendor_name,
        supportPlay: row.support_play,
      },
    ]),
  )
}

/** Returns the names of these vendors. */
export async function vendorNames(db: Db, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map()
  const rows = await db.selectFrom('vendor').select(['code', 'name']).where('code', 'in', codes).execute()
  return new Map(rows.map(({ code, name }) => [code, name]))
}
