import type { DrawBelow } from '../../studio/maths/draw-below.ts'
import { CARD_KINDS, DECKS } from './cards.ts'
import type { Card } from './cards.ts'

/**
 * So many coups are dealt of a shoe, whatever came: never so many that cards could run out, so that each of them has
 * exactly the chances of the first. A cut card at a place in the cards would favour coups of few cards.
 */
export const COUPS_OF_SHOE = 66

/** How many of each kind are left. */
export type Shoe = readonly number[]

export function shoeWithout(dealt: Iterable<Card>): number[] {
  const left = Array.from({ length: CARD_KINDS }, () => DECKS)
  for (const card of dealt) left[card] = (left[card] ?? 0) - 1
  return left
}

/** Takes cards, one after the other: each that is left with the same chance, as from a shuffled shoe. */
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
