import type { Rows, RuleOptions } from '../bet.ts'
import type { PreparedDraw } from '../payout.ts'

/** Stakes that won alike. */
export interface Hit {
  tier: string
  stakes: number
}

export interface Outcome {
  hits: readonly Hit[]
  /** Stakes that are given back. */
  returned: number
}

/** Counts and settles every play whose rule is of its kind. Rows are checked against the board before. */
export interface Evaluator<R> {
  stakes(rule: R, rows: Rows): number
  settle(rule: R, rows: Rows, draw: PreparedDraw, options: RuleOptions): Outcome
}
