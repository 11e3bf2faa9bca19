/** Index of one of 52 cards, suit by suit, each from ace to king. */
export type Card = number

const RANKS = 13
export const CARD_KINDS = 52
export const DECKS = 8
export const SHOE_CARDS = CARD_KINDS * DECKS

export const rankOf = (card: Card): number => card % RANKS
export const suitOf = (card: Card): number => Math.floor(card / RANKS)

/** The ace counts one; ten and the court cards zero. */
export function pointsOf(card: Card): number {
  const rank = rankOf(card) + 1
  return rank < 10 ? rank : 0
}

export const handPoints = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10
