import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'
import { useSuspenseQuery } from '@tanstack/react-query'

import { lotteryGames } from './queries.ts'

/** Returns the game of an address; null where the merchant has none of that code. */
export function useGame(gameCode: string): LotteryGame | null {
  const { data } = useSuspenseQuery(lotteryGames)
  return data.games.find((game) => game.gameCode === gameCode) ?? null
}
