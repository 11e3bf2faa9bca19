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
  return {
    game,
    prizeMode,
    setting: setting.data,
    plays: playsOnSale(menu.data.plays),
    oddsOf: (play, choice) => oddsIn(menu.data.plays, play.id, choice),
  }
}

/** Returns the plays on sale, in menu order. */
export const playsOnSale = (plays: readonly PlayOnSale[]): readonly Play[] =>
  plays.flatMap(({ isSale, playId }) => (isSale ? (playById(playId) ?? []) : []))

const oddsIn = (plays: readonly PlayOnSale[], playId: number, choice: string): string | null =>
  plays.find((candidate) => candidate.playId === playId)?.odds.find((candidate) => candidate.choice === choice)?.odds ??
  null
