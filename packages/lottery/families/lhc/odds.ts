import { choose } from '../../kit/combinatorics.ts'
import { rational } from '../../kit/rational.ts'
import type { Rational } from '../../kit/rational.ts'
import { HIGHEST } from './numbers.ts'

const DRAWN = 7
const NORMALS = 6
const DRAWS = choose(HIGHEST, DRAWN)

/** Draws without any of so many numbers. */
function drawsWithout(numbers: number): number {
  return choose(HIGHEST - numbers, DRAWN)
}

/** None of them among the seven. */
export function oddsOfNone(numbers: number): Rational {
  return rational(DRAWS, drawsWithout(numbers))
}

/** Each of these sets (an animal's numbers, those of a tail) has at least one among the seven. */
export function oddsOfAll(sets: readonly number[]): Rational {
  return rational(DRAWS, drawsWithAll(sets, 0))
}

/** Counted off: all draws with the later sets, less those that lack the first as well. */
function drawsWithAll([first, ...others]: readonly number[], lacking: number): number {
  if (first === undefined) return drawsWithout(lacking)
  return drawsWithAll(others, lacking) - drawsWithAll(others, lacking + first)
}

/** Of `pick` numbers exactly `need` are among the six. */
export function oddsOfJoin(pick: number, need: number): Rational {
  return rational(choose(HIGHEST, pick), choose(NORMALS, need) * choose(HIGHEST - NORMALS, pick - need))
}

/** Of two numbers one is the special one, the other among the six. */
export const ODDS_OF_NORMAL_AND_SPECIAL = rational(choose(HIGHEST, 2), NORMALS)
