import type { Bet, BetProblem } from './bet.ts'

export type Counted = { ok: true; stakes: bigint } | { ok: false; problem: BetProblem }

/** How many stakes this selection is, by formula. Never throws: a selection comes from outside. */
export function stakesOf(_bet: Bet): Counted {
  return { ok: false, problem: { code: 'play_unknown' } }
}
