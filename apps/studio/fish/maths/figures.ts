import { fraction, product, sum } from '../../kit/maths/exact/fraction.ts'
import type { Fraction } from '../../kit/maths/exact/fraction.ts'
import { POWERS, prizesOf, targets, weightOf } from './creatures.ts'
import type { Target, Weapon } from './creatures.ts'
import { chanceOf } from './volley.ts'

/** Figures of one shot: the probability of a catch, its return, and the variance of the return. */
export interface ShotFigures {
  chance: Fraction
  returned: Fraction
  variance: Fraction
}

/** Computed exactly from the distribution, in fractions. */
export function figuresOf(target: Target, weapon: Weapon): ShotFigures {
  const { chance, of: outOf } = chanceOf(target, weapon)
  const caught = fraction(chance, outOf)
  const moment = (power: 1 | 2) =>
    sum(
      ...prizesOf[target].map(({ times, weight }) =>
        product(caught, fraction(weight, weightOf(target)), fraction(times ** power, POWERS[weapon] ** power)),
      ),
    )
  const returned = moment(1)
  return {
    chance: caught,
    returned,
    variance: sum(moment(2), fraction(-(returned.numerator ** 2n), returned.denominator ** 2n)),
  }
}

/** Maximum payout of a shot, in multiples of its price at single power. */
export const largestTimes: number = Math.max(...targets.flatMap((target) => prizesOf[target].map(({ times }) => times)))
