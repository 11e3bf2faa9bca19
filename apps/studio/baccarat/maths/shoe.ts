import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import { CARD_KINDS, DECKS } from './cards.ts'
import type { Card } from './cards.ts'

/**
 * Fixed number of rounds per shoe, low enough that the cards cannot run out, so that every round has exactly the odds
 * of the first. A cut card at a position in the shoe would favour rounds with few cards.
 */
export const COUPS_OF_SHOE = 66

/** Number of remaining cards by card index. */
export type Shoe = readonly number[]

export function shoeWithout(dealt: Iterable<Card>): number[] {
  const left = Array.from({ length: CARD_KINDS }, () => DECKS)
  for (const card of dealt) left[card] = (left[card] ?? 0) - 1
  return left
}

/** Draws cards one by one, each remaining one with equal probability, as from a shuffled shoe. */
export function dealFrom(shoe: Shoe, drawBelow: DrawBelow): () => Card {
  const left = [...shoe]
  let count = left.reduce((sum, cards) => sum + cards, 0)
  return () => {
    let place = drawBelow(count)
    const card = left.findIndex((cards) => {
      place -= cards
      return place < 0
    })
    left[card] = (left[card] ?? 0) - 1
    count -= 1
    return card
  }
}
