import { createHash, createHmac } from 'node:crypto'

import { fairDraw } from '../../kit/fairness/round-fairness.ts'
import { allCards, cardText } from '../maths/cards.ts'
import type { Card } from '../maths/cards.ts'
import { leafText, nodeText } from './commitment.ts'
import type { CardProof } from './commitment.ts'

const LEAVES = 64

/** The order of a hand's cards, derived from its seed. */
export function deckOf(seed: string): Card[] {
  const { drawBelow } = fairDraw({ serverSeed: seed, clientSeed: 'deck', nonce: 0 })
  const cards = allCards()
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = drawBelow(last + 1)
    const [one, two] = [cards[last], cards[other]]
    if (one === undefined || two === undefined) throw new RangeError('The deck has too few cards.')
    ;[cards[last], cards[other]] = [two, one]
  }
  return cards
}

/** Returns the commitment published before the hand, after which no card can change. */
export function rootOfDeck(seed: string): string {
  return levelsOf(seed).at(-1)?.[0] ?? ''
}

/** Proves the cards at these positions without revealing others. */
export function proofsOf(seed: string, positions: readonly number[]): CardProof[] {
  const cards = deckOf(seed)
  const levels = levelsOf(seed)
  return positions.map((position) => {
    const path = levels.slice(0, -1).map((level, height) => level[(position >> height) ^ 1] ?? '')
    return { position, card: cardText(cards[position] ?? -1), salt: saltOf(seed, position), path }
  })
}

/** From the leaves to the root. */
function levelsOf(seed: string): string[][] {
  const cards = deckOf(seed)
  const leaves = Array.from({ length: LEAVES }, (_, position) => {
    const card = cards[position]
    return hash(leafText(position, card === undefined ? 'none' : cardText(card), saltOf(seed, position)))
  })
  const levels = [leaves]
  for (let below = leaves; below.length > 1; levels.push(below)) {
    below = below.flatMap((leftHash, at) => (at % 2 === 0 ? [hash(nodeText(leftHash, below[at + 1] ?? ''))] : []))
  }
  return levels
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')
/** Salt of a leaf: without it, a hidden card could be found by hashing all 52 cards. */
const saltOf = (seed: string, position: number): string =>
  createHmac('sha256', seed).update(`salt ${position}`).digest('hex')
