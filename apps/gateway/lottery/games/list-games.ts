import type { LotteryGame, PrizeModeName } from '@ante/contract/lottery/games/game.ts'
import type {
  listGameMenus,
  listLotteryGames as listEndpoint,
  listVietnamMenus,
} from '@ante/contract/lottery/games/list-games.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'

import type { Game, LotteryGames } from './games.ts'
import { lotterySaleOf } from './store-game.ts'

/** Group of Vietnam's games, which have their own endpoints. */
export const VIETNAM = 'VNC'

export interface MerchantGames {
  games: LotteryGames
  merchantCode: string
}

/** Returns the visible games in the merchant's order; games that accept no bets come last. */
export function shownGames({ games, merchantCode }: MerchantGames, prizeMode?: PrizeModeName): Game[] {
  const merchantGames = games.ofMerchant(merchantCode)
  const ofMode =
    prizeMode === undefined ? merchantGames : merchantGames.filter((game) => game.prize_modes.includes(prizeMode))
  return [...ofMode.filter((game) => game.is_sale), ...ofMode.filter((game) => !game.is_sale)]
}

export function listLotteryGames(
  merchantGames: MerchantGames,
  { prizeMode, now }: { prizeMode?: PrizeModeName | undefined; now: Date },
): OutputOf<typeof listEndpoint> {
  return { games: shownGames(merchantGames, prizeMode).map(gameView), serverTime: now.toISOString() }
}

export function gameMenus(merchantGames: MerchantGames, prizeMode?: PrizeModeName): OutputOf<typeof listGameMenus> {
  const groups = Map.groupBy(shownGames(merchantGames, prizeMode), (game) => game.group_code)
  return { menus: [...groups].map(([groupCode, games]) => ({ groupCode, gameIds: games.map(idOf) })) }
}

export function vietnamMenus(merchantGames: MerchantGames): OutputOf<typeof listVietnamMenus> {
  const games = shownGames(merchantGames).filter((game) => game.group_code === VIETNAM)
  const regions = Map.groupBy(games, (game) => game.region)
  return { menus: [...regions].map(([region, ofRegion]) => ({ region, gameIds: ofRegion.map(idOf) })) }
}

/** Id in wire format. */
export const idOf = ({ id }: Pick<Game, 'id'>): number => Number(id)

const gameView = (game: Game): LotteryGame => ({
  gameId: idOf(game),
  gameCode: game.code,
  name: game.name,
  groupCode: game.group_code,
  family: game.family,
  region: game.region,
  prizeModes: game.prize_modes,
  drawInterval: game.schedule.kind === 'steady' ? game.schedule.seconds : null,
  lockTime: game.lock_seconds,
  isSale: game.is_sale,
  isPaused: lotterySaleOf(game) === 'paused',
  isHot: game.is_hot,
  isNew: game.is_new,
  isHouse: game.is_house,
  icon: game.icon,
})
