import { games } from '@ante/demo/games.ts'
import { matchesFrom } from '@ante/demo/matches.ts'
import { merchants } from '@ante/demo/merchants.ts'
import type { DemoMatch } from '@ante/demo/types.ts'

import { storeHotMatches } from '../catalogue/public.ts'
import type { StoredMatch } from '../catalogue/public.ts'
import { inTransaction } from '../kit/db.ts'
import type { Ports } from '../kit/ports.ts'
import { lockSeeding } from './part.ts'

/** Replaces the shown matches by the season's next top matches. */
export async function refreshMatches({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const matches = matchesFrom(clock.now())
  await inTransaction(db, async (tx) => {
    await lockSeeding(tx)
    for (const { code } of merchants) {
      await storeHotMatches(
        tx,
        code,
        matches.map((match) => storedMatch(match, code)),
      )
    }
  })
}

function storedMatch(match: DemoMatch, merchantCode: string): StoredMatch {
  const game = games.find(({ vendor, gameId }) => vendor === match.vendor && gameId === match.gameId)
  if (!game) throw new Error(`the demo has no game ${match.vendor} ${match.gameId}`)
  return {
    merchant_code: merchantCode,
    key: match.roomId,
    league: match.league,
    match_time: match.kickOff,
    home_team: match.homeTeam,
    away_team: match.awayTeam,
    home_team_picture: match.homePicture,
    away_team_picture: match.awayPicture,
    room_id: match.roomId,
    node_id: BigInt(game.nodeId),
  }
}
