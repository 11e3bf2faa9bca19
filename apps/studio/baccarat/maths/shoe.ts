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
  const remaining = Array.from({ length: CARD_KINDS }, () => DECKS)
  for (const card of dealt) remaining[card] = (remaining[card] ?? 0) - 1
  return remaining
}

/** Draws cards one by one, each remaining card with equal probability, as from a shuffled shoe. */
export function dealFrom(shoe: Shoe, drawBelow: DrawBelow): () => Card {
  const remaining = [...shoe]
  let count = remaining.reduce((sum, cards) => sum + cards, 0)
  return () => {
    let position = drawBelow(count)
    const card = remaining.findIndex((cards) => {
      position -= cards
      return position < 0
    })
    remaining[card] = (remaining[card] ?? 0) - 1
    count -= 1
    return card
  }
}
