import { sql } from 'kysely'
import type { Insertable } from 'kysely'

import type { Db } from '../kit/db.ts'
import type { GameTable, HotMatchTable, VendorTable } from './tables.ts'

export type StoredVendor = Insertable<VendorTable>
export type StoredGame = Omit<Insertable<GameTable>, 'active'>
export type StoredMatch = Insertable<HotMatchTable>

/** Stores these vendors in the catalogue, independently of the merchants that offer them. */
export async function storeVendors(tx: Db, vendors: StoredVendor[]): Promise<void> {
  await tx
    .insertInto('vendor')
    .values(vendors)
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        wallet_kind: eb.ref('excluded.wallet_kind'),
        launch_kind: eb.ref('excluded.launch_kind'),
        launch_url: eb.ref('excluded.launch_url'),
        icon: eb.ref('excluded.icon'),
        protocol: eb.ref('excluded.protocol'),
        service_url: eb.ref('excluded.service_url'),
      })),
    )
    .execute()
}

/** Sets the vendors that the merchant offers, in this order. */
export async function offerVendors(tx: Db, merchantCode: string, vendors: string[]): Promise<void> {
  const rows = vendors.map((vendor, index) => ({ merchant_code: merchantCode, vendor, position: index + 1 }))
  await tx.deleteFrom('merchant_vendor').where('merchant_code', '=', merchantCode).execute()
  if (rows.length > 0) await tx.insertInto('merchant_vendor').values(rows).execute()
}

/** Stores these games in the catalogue; other games of their vendors are deactivated but kept. Values of staff stay. */
export async function storeGames(tx: Db, games: StoredGame[]): Promise<void> {
  const vendors = [...new Set(games.map((game) => game.vendor))]
  await tx
    .updateTable('game')
    .set({ active: false, feed_active: sql`case when feed_active is not null then false end` })
    .where('vendor', 'in', vendors)
    .execute()
  await tx
    .insertInto('game')
    .values(games.map((game) => ({ ...game, active: true })))
    .onConflict((conflict) =>
      conflict.column('node_id').doUpdateSet((eb) => ({
        vendor: eb.ref('excluded.vendor'),
        game_id: eb.ref('excluded.game_id'),
        name: eb.ref('excluded.name'),
        category: eb.ref('excluded.category'),
        classes: sql`case when game.feed_classes is null then excluded.classes else game.classes end`,
        feed_classes: sql`case when game.feed_classes is not null then excluded.classes end`,
        is_new: eb.ref('excluded.is_new'),
        hot_rank: eb.ref('excluded.hot_rank'),
        min_bet: eb.ref('excluded.min_bet'),
        picture: eb.ref('excluded.picture'),
        large_picture: eb.ref('excluded.large_picture'),
        small_picture: eb.ref('excluded.small_picture'),
        support_play: eb.ref('excluded.support_play'),
        edge_hundredths: eb.ref('excluded.edge_hundredths'),
        max_win_multiple: eb.ref('excluded.max_win_multiple'),
        max_bet: eb.ref('excluded.max_bet'),
        volatility: eb.ref('excluded.volatility'),
        active: sql`case when game.feed_active is null then excluded.active else game.active end`,
        feed_active: sql`case when game.feed_active is not null then excluded.active end`,
        position: sql`case when game.feed_position is null then excluded.position else game.position end`,
        feed_position: sql`case when game.feed_position is not null then excluded.position end`,
      })),
    )
    .execute()
}

/** Replaces the hot matches of a merchant. */
export async function storeHotMatches(tx: Db, merchantCode: string, matches: StoredMatch[]): Promise<void> {
  await tx.deleteFrom('hot_match').where('merchant_code', '=', merchantCode).execute()
  if (matches.length > 0) await tx.insertInto('hot_match').values(matches).execute()
}
