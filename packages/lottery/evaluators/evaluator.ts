import type { RuleOptions, Rows } from '../bet.ts'
import type { PreparedDraw } from '../prepared-draw.ts'

/** Number of winning stakes of one tier. */
export interface Hit {
  tier: string
  stakes: number
}

export interface Outcome {
  hits: readonly Hit[]
  /** Number of refunded stakes. */
  returned: number
}

/** Counts and settles the stakes of plays with one kind of rule. The rows have been validated against the board. */
export interface Evaluator<R> {
  stakes(rule: R, rows: Rows): number
  settle(rule: R, rows: Rows, draw: PreparedDraw, options: RuleOptions): Outcome
}

export const LOST: Outcome = { hits: [], returned: 0 }

/** Returns an outcome in which all stakes win. */
export function won(stakes: number, tier = 'win'): Outcome {
  return stakes > 0 ? { hits: [{ tier, stakes }], returned: 0 } : LOST
}

/** Merges several outcomes of one slip, by tier. */
export function combined(outcomes: readonly Outcome[]): Outcome {
  const hits = new Map<string, number>()
  let returned = 0
  for (const outcome of outcomes) {
    returned += outcome.returned
    for (const { tier, stakes } of outcome.hits) hits.set(tier, (hits.get(tier) ?? 0) + stakes)
  }
  return { hits: [...hits].map(([tier, stakes]) => ({ tier, stakes })), returned }
}
