import {
  listGameMenus,
  listLotteryGames,
  listPopularLotteryGames,
  listRecentLotteryGames,
  listRecentVietnamGames,
  listVietnamMenus,
} from '@ante/contract/lottery/games/list-games.ts'
import { getGameSetting, getPlayMenu } from '@ante/contract/lottery/games/play-menu.ts'
import type { PrizeModeName } from '@ante/contract/lottery/games/game.ts'

import type { CallContext } from '../../kit/context.ts'
import type { Ports } from '../../kit/ports.ts'
import { serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import type { MerchantDirectory } from '../../merchant/public.ts'
import type { LotteryGames } from './games.ts'
import { gameMenus, idOf, listLotteryGames as list, shownGames, VIETNAM, vietnamMenus } from './list-games.ts'
import { findRequestedGame, gameSetting, playMenu } from './play-menu.ts'
import { recordRecentLotteryGame, popularLotteryGames, recentLotteryGames } from './recent-games.ts'

export interface GameRoutePorts extends Pick<Ports, 'db' | 'clock'> {
  games: LotteryGames
  merchants: MerchantDirectory
}

export function gameRoutes(app: Server, { db, clock, games, merchants }: GameRoutePorts): void {
  const merchantGames = ({ merchantCode }: CallContext) => ({ games, merchantCode })
  const popular = (context: CallContext, prizeMode?: PrizeModeName) =>
    popularLotteryGames(db, merchantGames(context), { prizeMode, now: clock.now() })
  const recent = (context: CallContext) => shownGames(merchantGames(context))

  serve(app, listLotteryGames, ({ prizeMode }, context) =>
    list(merchantGames(context), { prizeMode, now: clock.now() }),
  )
  serve(app, listGameMenus, ({ prizeMode }, context) => gameMenus(merchantGames(context), prizeMode))
  serve(app, listRecentLotteryGames, (_, context) => recentLotteryGames(db, context.member, recent(context)))
  serve(app, listPopularLotteryGames, async ({ prizeMode }, context) => ({
    gameIds: (await popular(context, prizeMode)).map(idOf),
  }))
  serve(app, listVietnamMenus, (_, context) => vietnamMenus(merchantGames(context)))
  serve(app, listRecentVietnamGames, (_, context) =>
    recentLotteryGames(
      db,
      context.member,
      recent(context).filter((game) => game.group_code === VIETNAM),
    ),
  )
  serve(app, getPlayMenu, (requested, context) =>
    playMenu(db, { ...findRequestedGame(merchantGames(context), requested), member: context.member }),
  )
  serve(app, getGameSetting, async (requested, context) => {
    const { game, prizeMode } = findRequestedGame(merchantGames(context), requested)
    const { member, merchantCode } = context
    if (member) await recordRecentLotteryGame(db, { member, game, at: clock.now() })
    return gameSetting(db, { game, prizeMode, member }, { currency: merchants.of(merchantCode).currency })
  })
}
