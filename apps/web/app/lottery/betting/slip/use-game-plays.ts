import type { GameSetting, PlayOnSale } from '@ante/contract/lottery/games/play-menu.ts'
import type { LotteryGame, PrizeModeName } from '@ante/contract/lottery/games/game.ts'
import type { Play } from '@ante/lottery/play.ts'
import { playById } from '@ante/lottery/plays.ts'
import { useSuspenseQueries } from '@tanstack/react-query'

import { gameSetting, playMenu } from '../../kit/queries.ts'

/** The data of a game that a betting page needs. */
export interface BettingGame {
  game: LotteryGame
  prizeMode: PrizeModeName
  setting: GameSetting
  /** Plays on sale, in menu order. */
  plays: readonly Play[]
  /** Returns the current odds of a choice, from the gateway. */
  oddsOf(play: Play, choice: string): string | null
}

export function useBettingGame(game: LotteryGame, prizeMode: PrizeModeName): BettingGame {
  const playKey = { gameId: game.gameId, prizeMode }
  const [menu, setting] = useSuspenseQueries({ queries: [playMenu(playKey), gameSetting(playKey)] })
  const onSale = menu.data.plays.filter(({ isSale }) => isSale)
  return {
    game,
    prizeMode,
    setting: setting.data,
    plays: onSale.flatMap(({ playId }) => playById(playId) ?? []),
    oddsOf: (play, choice) => oddsIn(onSale, play.id, choice),
  }
}

const oddsIn = (plays: readonly PlayOnSale[], playId: number, choice: string): string | null =>
  plays.find((one) => one.playId === playId)?.odds.find((one) => one.choice === choice)?.odds ?? null
