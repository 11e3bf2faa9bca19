import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'
import { searchable } from '@ante/contract/kit/searchable.ts'

/** Whether a game's name, code or group contains each of the searched words. */
export function matchesName({ name, gameCode, groupCode }: LotteryGame, query: string): boolean {
  const input = searchable(`${name} ${gameCode} ${groupCode}`)
  return searchable(query)
    .split(' ')
    .every((word) => input.includes(word))
}
