import { games } from '@ante/demo/games.ts'
import { matches } from '@ante/demo/matches.ts'
import { merchants } from '@ante/demo/merchants.ts'
import type { DemoMatch } from '@ante/demo/types.ts'

import { storeHotMatches } from '../catalogue/public.ts'
import type { StoredMatch } from '../catalogue/public.ts'
import { inTransaction } from '../kit/db.ts'
import type { Ports } from '../kit/ports.ts'
import { seedAlone } from './part.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** Gives the demo's matches new kick-offs, counted from the beginning of today, so that they are still to come. */
export async function refreshMatches({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const today = Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS
  await inTransaction(db, async (tx) => {
    await seedAlone(tx)
    for (const { code } of merchants) {
      await storeHotMatches(
        tx,
        code,
        matches.map((match) => storedMatch(match, code, today)),
      )
    }
  })
}

function storedMatch(match: DemoMatch, merchantCode: string, today: number): StoredMatch {
  const game = games.find(({ vendor, gameId }) => vendor === match.vendor && gameId === match.gameId)
  if (!game) throw new Error(`the demo has no game ${match.vendor} ${match.gameId}`)
  return {
    merchant_code: merchantCode,
    key: match.roomId,
    league: match.league,
    match_time: new Date(today + match.kickOffMinutes * MINUTE_MS),
    home_team: match.homeTeam,
    away_team: match.awayTeam,
    home_team_picture: match.homePicture,
    away_team_picture: match.awayPicture,
    room_id: match.roomId,
    node_id: BigInt(game.nodeId),
  }
}
