import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'

/** As people type names: without marks over letters, and without minding capitals. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .trim()

/** Whether a game has each of the words in its name, its code or its group. */
export function isNamed({ name, gameCode, groupCode }: LotteryGame, sought: string): boolean {
  const said = plain(`${name} ${gameCode} ${groupCode}`)
  return plain(sought)
    .split(/\s+/)
    .every((word) => said.includes(word))
}
