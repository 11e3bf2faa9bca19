import { powerSums } from '../../../slots/maths/exact/power-sums.ts'
import { difference, fraction, product, sum } from '../../../studio/maths/exact/fraction.ts'
import type { Fraction } from '../../../studio/maths/exact/fraction.ts'
import type { Tally } from './tally.ts'

/** What is needed of one spin's win, in stakes of one line, to know all about a round. */
export interface SpinMoments {
  mean: Fraction
  meanSquare: Fraction
  /** The chance that it opens, or adds, free spins. */
  triggerChance: Fraction
  /** The part of `mean` that comes with a trigger. */
  meanWithTrigger: Fraction
}

export function spinMoments({ spins, plain, triggering }: Tally): SpinMoments {
  const [without, withTrigger] = [powerSums(plain), powerSums(triggering)]
  return {
    mean: fraction(without.first + withTrigger.first, spins),
    meanSquare: fraction(without.second + withTrigger.second, spins),
    triggerChance: fraction(withTrigger.zeroth, spins),
    meanWithTrigger: fraction(withTrigger.first, spins),
  }
}

export interface Moments {
  mean: Fraction
  meanSquare: Fraction
}

/** Adds a spin, paid `multiplier` times, to what follows it: `after` where it triggers, `otherwise` where not. */
export function spinThen(
  spin: SpinMoments,
  { multiplier, after, otherwise }: { multiplier: number; after: Moments; otherwise: Moments },
): Moments {
  const times = fraction(multiplier)
  const noTrigger = difference(fraction(1), spin.triggerChance)
  const meanWithout = difference(spin.mean, spin.meanWithTrigger)
  const mixed = (pick: (part: Moments) => Fraction) =>
    sum(product(spin.triggerChance, pick(after)), product(noTrigger, pick(otherwise)))
  // E[(mY + F)²] = m²E[Y²] + 2mE[YF] + E[F²]; what follows depends on this spin by the trigger alone.
  const crossed = sum(product(spin.meanWithTrigger, after.mean), product(meanWithout, otherwise.mean))
  return {
    mean: sum(
      product(times, spin.mean),
      mixed((part) => part.mean),
    ),
    meanSquare: sum(
      product(times, times, spin.meanSquare),
      product(fraction(2), times, crossed),
      mixed((part) => part.meanSquare),
    ),
  }
}
