import { rankOf, suitOf } from './cards.ts'
import type { Card } from './cards.ts'

/** From weakest to best. A royal flush is a straight flush. */
export const categories = [
  'high-card',
  'pair',
  'two-pair',
  'three',
  'straight',
  'flush',
  'full-house',
  'four',
  'straight-flush',
] as const
export type Category = (typeof categories)[number]

const RANKS = 13
const FIVE = 5
/** Bits of a rank. A strength has five ranks, and the category in the bits above them. */
const RANK_BITS = 4
const CATEGORY_SHIFT = FIVE * RANK_BITS
const MASKS = 2 ** RANKS
/** The straight from the ace to the five: the bits of its ranks, and its highest rank. */
const WHEEL = 0b1_0000_0000_1111
const WHEEL_HIGH = 3

const ones = new Uint8Array(MASKS)
const highest = new Uint8Array(MASKS)
/** One more than the straight's highest rank; zero without a straight. */
const straightTo = new Uint8Array(MASKS)
for (let mask = 1; mask < MASKS; mask += 1) {
  ones[mask] = (ones[mask >> 1] ?? 0) + (mask & 1)
  highest[mask] = 31 - Math.clz32(mask)
  const runs = mask & (mask >> 1) & (mask >> 2) & (mask >> 3) & (mask >> 4)
  if (runs) straightTo[mask] = 31 - Math.clz32(runs) + FIVE
  else if ((mask & WHEEL) === WHEEL) straightTo[mask] = WHEEL_HIGH + 1
}

const top = (mask: number): number => highest[mask] ?? 0

/** The ranks of the highest set bits, packed. */
function topRanks(mask: number, count: number): number {
  let [remaining, packed] = [mask, 0]
  for (let taken = 0; taken < count; taken += 1) {
    const rank = top(remaining)
    packed = (packed << RANK_BITS) | rank
    remaining &= ~(1 << rank)
  }
  return packed
}

function packStrength(category: Category, ranks: number): number {
  return (categories.indexOf(category) << CATEGORY_SHIFT) | ranks
}

/** Strength of the best five of these five to seven cards: the greater number wins, equal numbers tie. */
export function strengthOf(cards: readonly Card[]): number {
  let [clubs, diamonds, hearts, spades] = [0, 0, 0, 0]
  for (const card of cards) {
    const bit = 1 << rankOf(card)
    const suit = suitOf(card)
    if (suit === 0) clubs |= bit
    else if (suit === 1) diamonds |= bit
    else if (suit === 2) hearts |= bit
    else spades |= bit
  }
  const suited = flushIn(clubs) || flushIn(diamonds) || flushIn(hearts) || flushIn(spades)
  if (suited && straightTo[suited]) return packStrength('straight-flush', (straightTo[suited] ?? 1) - 1)
  const ranks = clubs | diamonds | hearts | spades
  const fours = clubs & diamonds & hearts & spades
  if (fours) return packStrength('four', (top(fours) << RANK_BITS) | top(ranks & ~(1 << top(fours))))
  const inTwo = clubs & diamonds
  const inOther = hearts & spades
  const threes = (inTwo & (hearts | spades)) | (inOther & (clubs | diamonds))
  const pairs = inTwo | inOther | ((clubs | diamonds) & (hearts | spades))
  return ofRanks({ ranks, pairs, threes, suited })
}

const flushIn = (mask: number): number => ((ones[mask] ?? 0) >= FIVE ? mask : 0)

interface Ranks {
  ranks: number
  /** Ranks that occur at least twice. */
  pairs: number
  /** Ranks that occur at least three times. */
  threes: number
  /** The ranks of a flush; zero without one. */
  suited: number
}

function ofRanks({ ranks, pairs, threes, suited }: Ranks): number {
  const three = top(threes)
  const under = pairs & ~(1 << three)
  if (threes && under) return packStrength('full-house', (three << RANK_BITS) | top(under))
  if (suited) return packStrength('flush', topRanks(suited, FIVE))
  const straight = straightTo[ranks] ?? 0
  if (straight) return packStrength('straight', straight - 1)
  if (threes) return packStrength('three', (three << (2 * RANK_BITS)) | topRanks(ranks & ~threes, 2))
  if (!pairs) return packStrength('high-card', topRanks(ranks, FIVE))
  const pair = top(pairs)
  const second = pairs & ~(1 << pair)
  if (!second) return packStrength('pair', (pair << (3 * RANK_BITS)) | topRanks(ranks & ~pairs, 3))
  const [low, kickers] = [top(second), ranks & ~(1 << pair) & ~second]
  const kicker = top(kickers | (second & ~(1 << low)))
  return packStrength('two-pair', (pair << (2 * RANK_BITS)) | (low << RANK_BITS) | kicker)
}

export function categoryOf(strength: number): Category {
  return categories[strength >> CATEGORY_SHIFT] ?? 'high-card'
}
