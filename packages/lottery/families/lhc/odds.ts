import { choose } from '../../kit/combinatorics.ts'
import { rational } from '../../kit/rational.ts'
import type { Rational } from '../../kit/rational.ts'
import { HIGHEST } from './numbers.ts'

const DRAWN = 7
const NORMALS = 6
const DRAWS = choose(HIGHEST, DRAWN)

/** Returns the number of draws without any of this many numbers. */
function drawsWithout(numbers: number): number {
  return choose(HIGHEST - numbers, DRAWN)
}

/** Returns the odds that none of this many numbers is among the seven drawn ones. */
export function oddsOfNone(numbers: number): Rational {
  return rational(DRAWS, drawsWithout(numbers))
}

/** Returns the odds that each set, such as the numbers of an animal, has at least one number among the seven. */
export function oddsOfAll(sets: readonly number[]): Rational {
  return rational(DRAWS, drawsWithAll(sets, 0))
}

/** Returns the number of draws that hit all sets: those that hit all later sets, less those that miss the first set. */
function drawsWithAll([first, ...others]: readonly number[], lacking: number): number {
  if (first === undefined) return drawsWithout(lacking)
  return drawsWithAll(others, lacking) - drawsWithAll(others, lacking + first)
}

/** Returns the odds that exactly `need` of `pick` numbers are among the six normal ones. */
export function oddsOfJoin(pick: number, need: number): Rational {
  return rational(choose(HIGHEST, pick), choose(NORMALS, need) * choose(HIGHEST - NORMALS, pick - need))
}

/** Odds that of two numbers one is the special one, and the other is among the six normal ones. */
export const ODDS_OF_NORMAL_AND_SPECIAL = rational(choose(HIGHEST, 2), NORMALS)
