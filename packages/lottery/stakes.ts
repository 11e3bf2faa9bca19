import type { Bet, BetProblem, Rows } from './bet.ts'
import { chosenIn } from './selection/chosen.ts'
import { stakesByRule } from './kit/evaluate.ts'
import type { Rule } from './rules/rule.ts'
import { playOfBet } from './plays.ts'

export type Counted = { ok: true; stakes: bigint } | { ok: false; problem: BetProblem }

/** How many stakes this selection is, by formula. Never throws: a selection comes from outside. */
export function stakesOf(bet: Bet): Counted {
  const found = playOfBet(bet)
  if (!found.ok) return { ok: false, problem: { code: found.code } }
  const chosen = chosenIn(found.play, bet.selection, found.ball)
  if (!chosen.ok) return chosen
  const stakes = countedBy(found.play.rule, chosen.picks)
  return stakes > 0 ? { ok: true, stakes: BigInt(stakes) } : { ok: false, problem: { code: 'no_stakes' } }
}

export function countedBy(rule: Rule, picks: readonly Rows[]): number {
  return picks.reduce((sum, rows) => sum + stakesByRule(rule, rows), 0)
}
