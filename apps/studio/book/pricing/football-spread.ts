import { goalParts, MINUTES, MAX_GOALS } from '../season/football.ts'
import { PARTS } from '../season/moment.ts'
import type { MatchState, Sides } from '../season/moment.ts'
import type { Arithmetic } from './arithmetic.ts'
import { spreadOf } from './spread.ts'
import type { Spread } from './spread.ts'
import { Table } from './table.ts'

/** Distribution of football results from the current state: minute by minute through every score. */
export function footballSpread<N>(arithmetic: Arithmetic<N>, sides: Sides, { tick, score }: MatchState): Spread<N> {
  const { parts } = arithmetic
  let table = new Table(arithmetic, MAX_GOALS)
  table.add(score.home, score.away, arithmetic.one)
  for (let minute = tick; minute < MINUTES; minute++) {
    const after = new Table(arithmetic, MAX_GOALS)
    for (const [{ home, away }, weight] of table.scores()) {
      const goal = goalParts(sides, minute, { home, away })
      after.add(home, away, parts(weight, PARTS - goal.home - goal.away))
      if (goal.home) after.add(home + 1, away, parts(weight, goal.home))
      if (goal.away) after.add(home, away + 1, parts(weight, goal.away))
    }
    table = after
  }
  return spreadOf(arithmetic, table.scores())
}
