import { book, totalWeight } from '../../book/read-book.ts'
import { difference, fraction, product } from '../../../kit/maths/exact/fraction.ts'
import type { Fraction } from '../../../kit/maths/exact/fraction.ts'
import { UNITS_OF_STAKE } from '../paytable.ts'
import { playSeed } from '../play-seed.ts'

/** Payout of each entry of the book: the paid spin, and the free ones. */
export const playedBook = book.map(({ seed, weight }) => {
  const { units, spins } = playSeed(seed)
  return { weight, units, freeSpins: spins.length - 1, freeUnits: units - (spins[0]?.units ?? 0) }
})
type Played = (typeof playedBook)[number]

/** Exact figures of the book per round, in stakes. */
export interface Figures {
  returnToPlayer: Fraction
  /** Share of `returnToPlayer` from free spins. */
  returnOfFreeSpins: Fraction
  hitRate: Fraction
  /** Probability that a round has free spins. */
  freeSpinsChance: Fraction
  variance: Fraction
  largestWin: Fraction
}

/** Sums over the whole book, weighted. */
export function figuresOfBook(): Figures {
  const unit = fraction(1, UNITS_OF_STAKE)
  const returnToPlayer = product(
    mean(({ units }) => units),
    unit,
  )
  const meanSquare = product(
    mean(({ units }) => units ** 2),
    unit,
    unit,
  )
  return {
    returnToPlayer,
    returnOfFreeSpins: product(
      mean(({ freeUnits }) => freeUnits),
      unit,
    ),
    hitRate: mean(({ units }) => (units > 0 ? 1 : 0)),
    freeSpinsChance: mean(({ freeSpins }) => (freeSpins > 0 ? 1 : 0)),
    variance: difference(meanSquare, product(returnToPlayer, returnToPlayer)),
    largestWin: product(fraction(playedBook.reduce((max, { units }) => Math.max(max, units), 0)), unit),
  }
}

/** Weighted mean over the whole book. */
function mean(valueOf: (played: Played) => number): Fraction {
  const total = playedBook.reduce((sum, next) => sum + BigInt(next.weight) * BigInt(valueOf(next)), 0n)
  return fraction(total, totalWeight)
}
