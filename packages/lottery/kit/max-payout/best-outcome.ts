import type { Rows } from '../../bet.ts'
import type { Outcome } from '../../evaluators/evaluator.ts'
import type { Family } from '../../family.ts'

/** Tier name that stands for the best tier of the play. */
export const BEST = '*'

/** Returns the payout of an outcome, in 1/10,000. */
export type PayoutOf = (outcome: Outcome | undefined) => bigint

export interface Game {
  family: Family
  payoutOf: PayoutOf
}

/** Returns the outcome of the draw with the highest payout for the rows, by a rule of its kind. */
export type BestOf<R> = (rule: R, rows: Rows, game: Game) => Outcome

/** Returns the outcome with the highest payout among mutually exclusive outcomes; undefined for an empty list. */
export function bestPayingOutcome(outcomes: readonly Outcome[], payoutOf: PayoutOf): Outcome | undefined {
  return outcomes.reduce<Outcome | undefined>(
    (best, outcome) => (best === undefined || payoutOf(outcome) > payoutOf(best) ? outcome : best),
    undefined,
  )
}
