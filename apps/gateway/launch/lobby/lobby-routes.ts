import { getJackpot } from '@ante/contract/catalogue/jackpot.ts'
import type { JackpotPool } from '@ante/contract/catalogue/jackpot.ts'
import { listWinners } from '@ante/contract/catalogue/winners.ts'
import type { Winner } from '@ante/contract/catalogue/winners.ts'

import { TtlCache } from '../../kit/ttl-cache.ts'
import { serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import { JACKPOT_CLASS, JACKPOT_GAMES, jackpotsOf } from './jackpot.ts'
import type { LaunchPorts } from '../launch-ports.ts'
import { largestWins } from './winners.ts'

/** Cache lifetime: all pages request the same, and the live stream sends newer values. */
const CACHE_MS = 1_000

/** Public routes about wins and the jackpot. */
export function lobbyRoutes(app: Server, { db, clock, catalogue }: LaunchPorts): void {
  const wins = new TtlCache<Winner[]>(clock, CACHE_MS)
  serve(app, listWinners, async ({ category, period, limitNum: limit }, { merchantCode }) => {
    const ask = () => largestWins(db, catalogue, { merchantCode, category, period, limit, now: clock.now() })
    const question = `${merchantCode} ${category} ${period} ${limit}`
    return { vo: await wins.get(question, ask) }
  })

  const jackpots = new TtlCache<JackpotPool | null>(clock, CACHE_MS)
  serve(app, getJackpot, async (_input, { merchantCode }) => ({
    jackpot: await jackpots.get(
      merchantCode,
      async () => (await jackpotsOf(db, [merchantCode])).get(merchantCode) ?? null,
    ),
    games: catalogue.gamesOfClass(merchantCode, JACKPOT_CLASS, JACKPOT_GAMES),
  }))
}
