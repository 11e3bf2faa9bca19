import { getGameInfo } from '@ante/contract/catalogue/game-info.ts'
import { getJackpot } from '@ante/contract/catalogue/jackpot.ts'
import type { JackpotPool } from '@ante/contract/catalogue/jackpot.ts'
import { listMatchPrices } from '@ante/contract/catalogue/match-prices.ts'
import { listWinners } from '@ante/contract/catalogue/winners.ts'
import type { Winner } from '@ante/contract/catalogue/winners.ts'

import { TtlCache } from '../../kit/ttl-cache.ts'
import { refusalsOf, serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import { gameInfoOf } from './game-info.ts'
import { JACKPOT_CLASS, JACKPOT_GAMES, jackpotsOf } from './jackpot.ts'
import type { LaunchPorts } from '../launch-ports.ts'
import type { VendorKeys } from '../vendor-keys.ts'
import { matchPricesReader } from './match-prices.ts'
import { playersNow } from './players-now.ts'
import { largestWins } from './winners.ts'

/** Cache lifetime in milliseconds: all pages request the same data, and the live stream sends newer values. */
const CACHE_MS = 1_000
/** Cache lifetime of the numbers of players: one query counts the players of all games of a merchant. */
const PLAYERS_CACHE_MS = 10_000

const refuse = refusalsOf(getGameInfo)

/** Public routes about wins, game facts and the jackpot. */
export function lobbyRoutes(app: Server, ports: LaunchPorts & { keys: VendorKeys }): void {
  const { db, clock, catalogue } = ports
  const pricesOf = matchPricesReader(ports)
  serve(app, listMatchPrices, async (_input, { merchantCode }) => ({ list: await pricesOf(merchantCode) }))

  const wins = new TtlCache<Winner[]>(clock, CACHE_MS)
  serve(app, listWinners, async ({ category, period, limitNum: limit }, { merchantCode }) => {
    const readWins = () => largestWins(db, catalogue, { merchantCode, category, period, limit, now: clock.now() })
    const key = `${merchantCode} ${category} ${period} ${limit}`
    return { vo: await wins.get(key, readWins) }
  })

  const jackpots = new TtlCache<JackpotPool | null>(clock, CACHE_MS)
  const jackpotOf = (merchantCode: string) =>
    jackpots.get(merchantCode, async () => (await jackpotsOf(db, [merchantCode])).get(merchantCode) ?? null)
  serve(app, getJackpot, async (_input, { merchantCode }) => ({
    jackpot: await jackpotOf(merchantCode),
    games: catalogue.gamesOfClass(merchantCode, JACKPOT_CLASS, JACKPOT_GAMES),
  }))

  const players = new TtlCache<Map<number, number>>(clock, PLAYERS_CACHE_MS)
  serve(app, getGameInfo, async ({ nodeId }, { merchantCode }) => {
    const listed = catalogue.ofMerchant(merchantCode).listed.get(nodeId)
    if (!listed) throw refuse('game.not.found')
    const [jackpot, counts] = await Promise.all([
      jackpotOf(merchantCode),
      players.get(merchantCode, () => playersNow(db, merchantCode, clock.now())),
    ])
    return gameInfoOf(listed, { jackpot, players: counts.get(nodeId) ?? 0 })
  })
}
