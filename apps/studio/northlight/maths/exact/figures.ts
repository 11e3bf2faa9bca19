import { lines } from '../lines.ts'
import { FREE_SPIN_MULTIPLIER, FREE_SPINS_AWARDED, FREE_SPINS_LIMIT } from '../paytable.ts'
import { hits, largestUnits } from '../../../slots/maths/exact/power-sums.ts'
import { difference, fraction, product } from '../../../kit/maths/exact/fraction.ts'
import type { Fraction } from '../../../kit/maths/exact/fraction.ts'
import { spinMoments, momentsAfterSpin } from './moments.ts'
import type { Moments, SpinMoments } from './moments.ts'
import type { Tally } from './tally.ts'

/** Exact figures per round, in total stakes. */
export interface Figures {
  returnToPlayer: Fraction
  /** Share of `returnToPlayer` from free spins. */
  returnOfFreeSpins: Fraction
  hitRate: Fraction
  triggerChance: Fraction
  variance: Fraction
  largestWin: Fraction
}

export function figuresOf(tally: Tally): Figures {
  const spin = spinMoments(tally)
  const round = roundMoments(spin)
  const stake = fraction(1, lines.length)
  return {
    returnToPlayer: product(round.mean, stake),
    returnOfFreeSpins: product(difference(round.mean, spin.mean), stake),
    hitRate: fraction(hits(tally.plain) + hits(tally.triggering), tally.spins),
    triggerChance: spin.triggerChance,
    variance: product(difference(round.meanSquare, product(round.mean, round.mean)), stake, stake),
    largestWin: product(fraction(largestRound(tally)), stake),
  }
}

const ZERO_MOMENTS: Moments = { mean: fraction(0), meanSquare: fraction(0) }

function roundMoments(spin: SpinMoments): Moments {
  const after = freeSpins(spin, FREE_SPINS_AWARDED, FREE_SPINS_AWARDED, new Map())
  return momentsAfterSpin(spin, { multiplier: 1, after, otherwise: ZERO_MOMENTS })
}

/** Distribution of the win of `spinsLeft` free spins when `awarded` were granted so far. */
function freeSpins(spin: SpinMoments, spinsLeft: number, awarded: number, cache: Map<string, Moments>): Moments {
  if (spinsLeft === 0) return ZERO_MOMENTS
  const key = `${spinsLeft}/${awarded}`
  const cached = cache.get(key)
  if (cached) return cached
  const added = Math.min(FREE_SPINS_AWARDED, FREE_SPINS_LIMIT - awarded)
  const moments = momentsAfterSpin(spin, {
    multiplier: FREE_SPIN_MULTIPLIER,
    after: freeSpins(spin, spinsLeft - 1 + added, awarded + added, cache),
    otherwise: freeSpins(spin, spinsLeft - 1, awarded, cache),
  })
  cache.set(key, moments)
  return moments
}

/** The best triggering paid spin, plus the best free spins, with the maximum number of triggers. */
function largestRound({ plain, triggering }: Tally): number {
  const [bestPlain, bestTriggering] = [largestUnits(plain), largestUnits(triggering)]
  const retriggers = Math.ceil((FREE_SPINS_LIMIT - FREE_SPINS_AWARDED) / FREE_SPINS_AWARDED)
  const free = retriggers * bestTriggering + (FREE_SPINS_LIMIT - retriggers) * Math.max(bestPlain, bestTriggering)
  return bestTriggering + FREE_SPIN_MULTIPLIER * free
}
