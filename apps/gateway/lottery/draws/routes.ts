import { listDrawCommitments } from '@ante/contract/lottery/draws/draw-proof.ts'
import { getDraw, getHotGapInfo, listDraws } from '@ante/contract/lottery/draws/draws.ts'
import { getNearDraws, listOpenDraws, listOpenVietnamDraws } from '@ante/contract/lottery/draws/open-draws.ts'

import type { CallContext } from '../../kit/context.ts'
import type { Ports } from '../../kit/ports.ts'
import { refusalsOf, serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import type { MerchantDirectory } from '../../merchant/public.ts'
import type { Game, LotteryGames } from '../games/games.ts'
import { shownGames, VIETNAM } from '../games/list-games.ts'
import type { DaySecrets } from './day-secrets.ts'
import { BallStatisticsCache } from './ball-statistics.ts'
import { listDraws as list } from './list-draws.ts'
import { CurrentDraws } from './current-draws.ts'
import { listCommitments, showDraw } from './show-draw.ts'

export interface DrawRoutePorts extends Pick<Ports, 'db' | 'clock'> {
  games: LotteryGames
  secrets: DaySecrets
  merchants: MerchantDirectory
}

const refuse = refusalsOf(getDraw)

export function drawRoutes(app: Server, ports: DrawRoutePorts): void {
  const { db, clock, games, merchants } = ports
  const currentDraws = new CurrentDraws(ports)
  const ballStatistics = new BallStatisticsCache(ports)
  const gameContext = ({ merchantCode }: CallContext) => ({ games, merchantCode })
  const gameOf = ({ merchantCode }: CallContext, key: { id: number } | { code: string }): Game => {
    const game = games.named(merchantCode, key)
    if (!game) throw refuse('lottery.game.not.found')
    return game
  }

  serve(app, listOpenDraws, ({ prizeMode }, context) =>
    currentDraws.opened(shownGames(gameContext(context), prizeMode)),
  )
  serve(app, listOpenVietnamDraws, (_, context) =>
    currentDraws.opened(shownGames(gameContext(context)).filter((game) => game.group_code === VIETNAM)),
  )
  serve(app, getNearDraws, ({ gameId, count }, context) => currentDraws.near(gameOf(context, { id: gameId }), count))
  serve(app, listDraws, ({ gameId, page, size }, context) =>
    list(db, { game: gameOf(context, { id: gameId }), page, size, now: clock.now() }),
  )
  serve(app, getHotGapInfo, ({ gameId }, context) => ballStatistics.of(gameOf(context, { id: gameId })))
  serve(app, getDraw, ({ gameCode, drawNumber }, context) =>
    showDraw(ports, gameOf(context, { code: gameCode }), drawNumber),
  )
  serve(app, listDrawCommitments, (_, { merchantCode }) => listCommitments(ports, merchants.of(merchantCode)))
}
