import type { HotMatch } from '@ante/contract/catalogue/matches.ts'
import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import type { Ports } from '../kit/ports.ts'
import type { MerchantCatalogue } from './merchant-catalogue.ts'
import type { HotMatchTable } from './tables.ts'

const LIMIT = 20

type HotPorts = Pick<Ports, 'db' | 'clock'>

/** A tile of a hot match. `until`: when it disappears. */
export interface ShownTile extends HotMatchTable {
  kind: 'placed' | 'listed'
  until: Date
}

/**
 * Returns the tiles of a merchant's hot matches: first those that staff has placed, in their order, then the coming matches
 * that the vendors list, the next first. Matches that staff has closed are left out.
 */
export async function hotTiles(db: Db, merchantCode: string, now: Date): Promise<ShownTile[]> {
  const { rows } = await sql<ShownTile>`
    select * from (
      select merchant_code, key, league, match_time, home_team, away_team, home_team_picture, away_team_picture, key as room_id,
        node_id, 'placed' as kind, until, position
      from hot_tile where merchant_code = ${merchantCode} and position is not null and until > ${now}
      union all
      select merchant_code, key, league, match_time, home_team, away_team, home_team_picture, away_team_picture, room_id,
        node_id, 'listed', match_time, null
      from hot_match
      where merchant_code = ${merchantCode} and match_time > ${now} and not exists (
        select from hot_tile tile
        where tile.merchant_code = hot_match.merchant_code and tile.key = hot_match.room_id and tile.until > ${now})
    ) tile order by position nulls last, match_time, key limit ${LIMIT}`.execute(db)
  return rows
}

/** Returns the hot matches as players see them; only matches on which this merchant's members can bet. */
export async function listHotMatches(
  { db, clock }: HotPorts,
  merchantCode: string,
  merchantCatalogue: MerchantCatalogue,
): Promise<HotMatch[]> {
  return matchesOf(await hotTiles(db, merchantCode, clock.now()), merchantCatalogue)
}

/** Returns the coming matches that the vendors list, the next first, without the tiles of staff. */
export async function listVendorMatches(
  { db, clock }: HotPorts,
  merchantCode: string,
  merchantCatalogue: MerchantCatalogue,
): Promise<HotMatch[]> {
  const rows = await db
    .selectFrom('hot_match')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('match_time', '>', clock.now())
    .orderBy('match_time')
    .orderBy('key')
    .limit(LIMIT)
    .execute()
  return matchesOf(rows, merchantCatalogue)
}

function matchesOf(rows: readonly HotMatchTable[], merchantCatalogue: MerchantCatalogue): HotMatch[] {
  return rows.flatMap((row): HotMatch[] => {
    const game = merchantCatalogue.byNode.get(Number(row.node_id))
    if (!game) return []
    return [
      {
        league: row.league,
        matchTime: row.match_time.toISOString(),
        homeTeam: row.home_team,
        awayTeam: row.away_team,
        homeTeamImageUrl: row.home_team_picture,
        awayTeamImageUrl: row.away_team_picture,
        vendor: game.vendor,
        gameId: game.gameId,
        roomId: row.room_id,
        nodeId: game.nodeId,
        supportPlay: game.supportPlay,
        playable: game.playable,
      },
    ]
  })
}
