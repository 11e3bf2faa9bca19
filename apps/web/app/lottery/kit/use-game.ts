import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'
import { useSuspenseQuery } from '@tanstack/react-query'

import { lotteryGames } from './queries.ts'

/** Returns the game with the code of the address; null if the merchant has no such game. */
export function useGame(gameCode: string): LotteryGame | null {
  const { data } = useSuspenseQuery(lotteryGames)
  return data.games.find((game) => game.gameCode === gameCode) ?? null
}
