import { goalParts, MINUTES, MAX_GOALS } from '../season/football.ts'
import { PARTS } from '../season/moment.ts'
import type { MatchState, Sides } from '../season/moment.ts'
import type { Arithmetic } from './arithmetic.ts'
import { spreadOf } from './spread.ts'
import type { Spread } from './spread.ts'
import { ScoreWeights } from './score-weights.ts'

/** Distribution of football results from the current state: minute by minute through every score. */
export function footballSpread<N>(arithmetic: Arithmetic<N>, sides: Sides, { tick, score }: MatchState): Spread<N> {
  const { parts } = arithmetic
  let weights = new ScoreWeights(arithmetic, MAX_GOALS)
  weights.add(score.home, score.away, arithmetic.one)
  for (let minute = tick; minute < MINUTES; minute++) {
    const after = new ScoreWeights(arithmetic, MAX_GOALS)
    for (const [{ home, away }, weight] of weights.scores()) {
      const goal = goalParts(sides, minute, { home, away })
      after.add(home, away, parts(weight, PARTS - goal.home - goal.away))
      if (goal.home) after.add(home + 1, away, parts(weight, goal.home))
      if (goal.away) after.add(home, away + 1, parts(weight, goal.away))
    }
    weights = after
  }
  return spreadOf(arithmetic, weights.scores())
}
