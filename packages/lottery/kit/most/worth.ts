import type { Rows } from '../../bet.ts'
import type { Outcome } from '../../evaluators/evaluator.ts'
import type { Family } from '../../family.ts'

/** Stands for the best tier of the play, whichever that is. */
export const BEST = '*'

/** What an outcome pays, in 1/10,000. */
export type Worth = (outcome: Outcome | undefined) => bigint

export interface Game {
  family: Family
  worth: Worth
}

/** The outcome of the draw that pays rows most, by a rule of its kind. */
export type BestOf<R> = (rule: R, rows: Rows, game: Game) => Outcome

/** Of outcomes that exclude each other the one that pays most. */
export function dearest(outcomes: readonly Outcome[], worth: Worth): Outcome | undefined {
  return outcomes.reduce<Outcome | undefined>(
    (best, one) => (best === undefined || worth(one) > worth(best) ? one : best),
    undefined,
  )
}
