import { createHash } from 'node:crypto'

import type { Insertable, Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { publishOnCommit } from '../../kit/postgres-bus.ts'
import type { HotTileTable } from '../tables.ts'

export type StoredTile = Selectable<HotTileTable>

/** Returns the tiles that staff has placed or closed, with the placed ones in their order first. Outdated ones are left out. */
export function storedTiles(db: Db, merchantCode: string, now: Date): Promise<StoredTile[]> {
  return db
    .selectFrom('hot_tile')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('until', '>', now)
    .orderBy('position', (order) => order.asc().nullsLast())
    .orderBy('match_time')
    .orderBy('key')
    .execute()
}

/** Returns the version of tiles, which changes with each of their values. */
export const versionOfTiles = (tiles: readonly StoredTile[]): string =>
  createHash('sha256')
    .update(tiles.map(({ key, position, until }) => `${key} ${position} ${until.toISOString()}`).join('\n'))
    .digest('hex')

/** Locks the tiles of a merchant until the transaction ends, also if there are none. */
export async function lockTiles(tx: Db, merchantCode: string): Promise<void> {
  await tx.selectFrom('merchant').select('code').where('code', '=', merchantCode).forUpdate().execute()
}

/** Replaces the tiles of a merchant. After the commit, open pages show them within a second. */
export async function replaceTiles(tx: Db, merchantCode: string, tiles: Insertable<HotTileTable>[]): Promise<void> {
  await tx.deleteFrom('hot_tile').where('merchant_code', '=', merchantCode).execute()
  if (tiles.length > 0) await tx.insertInto('hot_tile').values(tiles).execute()
  await publishOnCommit(tx, 'catalogue', '')
}
