import { handPoints, pointsOf, rankOf } from './cards.ts'
import type { Card } from './cards.ts'

export type Winner = 'player' | 'banker' | 'tie'

export interface Coup {
  player: Card[]
  banker: Card[]
  winner: Winner
}

/** Deals two cards to each side, the player's first, and then the third cards by the drawing table. */
export function dealCoup(nextCard: () => Card): Coup {
  const first = [nextCard(), nextCard(), nextCard(), nextCard()]
  const player = first.filter((_, index) => index % 2 === 0)
  const banker = first.filter((_, index) => index % 2 === 1)
  if (!isNatural(player) && !isNatural(banker)) {
    const third = handPoints(player) <= PLAYER_DRAWS_TO ? nextCard() : null
    if (third !== null) player.push(third)
    if (bankerDraws(handPoints(banker), third === null ? null : pointsOf(third))) banker.push(nextCard())
  }
  return { player, banker, winner: winnerOf(handPoints(player), handPoints(banker)) }
}

const NATURAL_FROM = 8
const PLAYER_DRAWS_TO = 5

const isNatural = (cards: readonly Card[]): boolean => handPoints(cards) >= NATURAL_FROM

/** Index: the banker's points. Values: the points of the player's third card at which the banker draws. */
const DRAWS_AT: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 9],
  [2, 3, 4, 5, 6, 7],
  [4, 5, 6, 7],
  [6, 7],
]

/** `third` is the point value of the player's third card, null when the player stood. */
export function bankerDraws(points: number, third: number | null): boolean {
  return third === null ? points <= PLAYER_DRAWS_TO : (DRAWS_AT[points]?.includes(third) ?? false)
}

function winnerOf(player: number, banker: number): Winner {
  if (player === banker) return 'tie'
  return player > banker ? 'player' : 'banker'
}

export const isPair = ([first, second]: readonly Card[]): boolean =>
  first !== undefined && second !== undefined && rankOf(first) === rankOf(second)
