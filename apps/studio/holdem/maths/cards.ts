/** A card is 0 to 51: four times its rank (two to ace) plus its suit. */
export type Card = number

export const CARDS = 52
export const BOARD_CARDS = 5
export const HOLE_CARDS = 2
const SUITS = 4

const RANKS = '23456789TJQKA'
const SUIT_LETTERS = 'cdhs'

/** 0 for a two, 12 for an ace. */
export const rankOf = (card: Card): number => Math.trunc(card / SUITS)
/** Clubs, diamonds, hearts, spades. */
export const suitOf = (card: Card): number => card % SUITS

/** In players' notation: `Ah`, `Td`. */
export const cardText = (card: Card): string => `${RANKS[rankOf(card)] ?? ''}${SUIT_LETTERS[suitOf(card)] ?? ''}`

export function cardOf(text: string): Card {
  const [rank, suit] = [RANKS.indexOf(text[0] ?? ' '), SUIT_LETTERS.indexOf(text[1] ?? ' ')]
  if (rank < 0 || suit < 0) throw new RangeError(`There is no card ${text}.`)
  return rank * SUITS + suit
}

export const allCards = (): Card[] => Array.from({ length: CARDS }, (_, card) => card)
