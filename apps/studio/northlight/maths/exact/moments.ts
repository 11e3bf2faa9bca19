import { powerSums } from '../../../slots/maths/exact/power-sums.ts'
import { difference, fraction, product, sum } from '../../../kit/maths/exact/fraction.ts'
import type { Fraction } from '../../../kit/maths/exact/fraction.ts'
import type { Tally } from './tally.ts'

/** Moments of one spin's win, in stakes of one line, from which those of a round are computed. */
export interface SpinMoments {
  mean: Fraction
  meanSquare: Fraction
  /** Probability of awarding or adding free spins. */
  triggerChance: Fraction
  /** Part of `mean` that occurs with a trigger. */
  meanWithTrigger: Fraction
}

export function spinMoments({ spins, plain, triggering }: Tally): SpinMoments {
  const [withoutTrigger, withTrigger] = [powerSums(plain), powerSums(triggering)]
  return {
    mean: fraction(withoutTrigger.first + withTrigger.first, spins),
    meanSquare: fraction(withoutTrigger.second + withTrigger.second, spins),
    triggerChance: fraction(withTrigger.zeroth, spins),
    meanWithTrigger: fraction(withTrigger.first, spins),
  }
}

export interface Moments {
  mean: Fraction
  meanSquare: Fraction
}

/**
 * Returns the moments of a spin, paid `multiplier` times, plus its continuation: `after` with a trigger, or else
 * `otherwise`.
 */
export function momentsAfterSpin(
  spin: SpinMoments,
  { multiplier, after, otherwise }: { multiplier: number; after: Moments; otherwise: Moments },
): Moments {
  const times = fraction(multiplier)
  const noTrigger = difference(fraction(1), spin.triggerChance)
  const meanWithout = difference(spin.mean, spin.meanWithTrigger)
  const mixed = (pick: (part: Moments) => Fraction) =>
    sum(product(spin.triggerChance, pick(after)), product(noTrigger, pick(otherwise)))
  // E[(mY + F)²] = m²E[Y²] + 2mE[YF] + E[F²]; the continuation depends on this spin only through the trigger.
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
