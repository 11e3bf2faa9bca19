import type { HotMatch } from '@ante/contract/catalogue/matches.ts'

import type { Ports } from '../kit/ports.ts'
import type { MerchantCatalogue } from './merchant-catalogue.ts'

const LIMIT = 20

/** Returns upcoming matches, the next first; only matches on which this merchant's members can bet. */
export async function listHotMatches(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  merchantCode: string,
  merchantCatalogue: MerchantCatalogue,
) {
  const rows = await db
    .selectFrom('hot_match')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('match_time', '>', clock.now())
    .orderBy('match_time')
    .orderBy('key')
    .limit(LIMIT)
    .execute()
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
