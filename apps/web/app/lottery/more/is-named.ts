import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'
import { searchable } from '@ante/contract/kit/searchable.ts'

/** Whether a game's name, code or group contains each of the searched words. */
export function isNamed({ name, gameCode, groupCode }: LotteryGame, sought: string): boolean {
  const input = searchable(`${name} ${gameCode} ${groupCode}`)
  return searchable(sought)
    .split(' ')
    .every((word) => input.includes(word))
}
