import { cardFace } from '../../quick-pick/art/cards.ts'
import type { Suit } from '../../quick-pick/art/cards.ts'
import type { Drawing } from '../../quick-pick/art/drawing.ts'
import { rankOf, suitOf } from '../maths/cards.ts'
import type { Card } from '../maths/cards.ts'

const SUITS: readonly Suit[] = ['spade', 'heart', 'diamond', 'club']
/** Ranks in the drawings run from two to ace. */
const RANKS = 13

export const cardDrawing = (card: Card): Drawing =>
  cardFace((rankOf(card) + RANKS - 1) % RANKS, SUITS[suitOf(card)] ?? 'spade')
