import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'
import { searchable } from '@ante/contract/kit/searchable.ts'

/** Whether a game has each of the words in its name, its code or its group. */
export function isNamed({ name, gameCode, groupCode }: LotteryGame, sought: string): boolean {
  const said = searchable(`${name} ${gameCode} ${groupCode}`)
  return searchable(sought)
    .split(' ')
    .every((word) => said.includes(word))
}
