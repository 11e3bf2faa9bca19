import { choose } from '../../kit/combinatorics.ts'
import { rational } from '../../kit/rational.ts'
import type { Rational } from '../../kit/rational.ts'
import { HIGHEST } from './numbers.ts'

const DRAWN = 7
const NORMALS = 6
const DRAWS = choose(HIGHEST, DRAWN)

/** Number of draws without any of these numbers. */
function drawsWithout(numbers: number): number {
  return choose(HIGHEST - numbers, DRAWN)
}

/** None of them is among the seven. */
export function oddsOfNone(numbers: number): Rational {
  return rational(DRAWS, drawsWithout(numbers))
}

/** Each of these sets (an animal's numbers, those of a tail) has at least one number among the seven. */
export function oddsOfAll(sets: readonly number[]): Rational {
  return rational(DRAWS, drawsWithAll(sets, 0))
}

/** Inclusion–exclusion: all draws with the later sets, minus those that also lack the first. */
function drawsWithAll([first, ...others]: readonly number[], lacking: number): number {
  if (first === undefined) return drawsWithout(lacking)
  return drawsWithAll(others, lacking) - drawsWithAll(others, lacking + first)
}

/** Exactly `need` of `pick` numbers are among the six. */
export function oddsOfJoin(pick: number, need: number): Rational {
  return rational(choose(HIGHEST, pick), choose(NORMALS, need) * choose(HIGHEST - NORMALS, pick - need))
}

/** One of two numbers is the special one, the other is among the six. */
export const ODDS_OF_NORMAL_AND_SPECIAL = rational(choose(HIGHEST, 2), NORMALS)
