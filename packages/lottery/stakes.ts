import type { Bet, BetProblem, Rows } from './bet.ts'
import { chosenIn } from './selection/chosen.ts'
import { stakesByRule } from './kit/evaluate.ts'
import type { Rule } from './rules/rule.ts'
import type { Bought } from './payout.ts'
import { playOfBet } from './plays.ts'

export type Counted = { ok: true; stakes: bigint } | { ok: false; problem: BetProblem }

/** Number of stakes. `costOf` and `maxPayoutOf` accept `bought`, so that they do not parse the numbers again. */
export type CountedBet = { ok: true; stakes: bigint; bought: Bought } | Extract<Counted, { ok: false }>

/**
 * Returns the number of stakes of this selection, by formula, and the bought rows. Never throws: a selection is
 * untrusted input.
 */
export function countBet(bet: Bet): CountedBet {
  const found = playOfBet(bet)
  if (!found.ok) return { ok: false, problem: { code: found.code } }
  const { play, prizeMode, ball } = found
  const rows = chosenIn(play, bet.selection, ball)
  if (!rows.ok) return rows
  const stakes = countedBy(play.rule, rows.picks)
  if (stakes <= 0) return { ok: false, problem: { code: 'no_stakes' } }
  return { ok: true, stakes: BigInt(stakes), bought: { play, prizeMode, picks: rows.picks } }
}

/** Returns the number of stakes of this selection. Never throws. */
export function stakesOf(bet: Bet): Counted {
  const counted = countBet(bet)
  return counted.ok ? { ok: true, stakes: counted.stakes } : counted
}

export function countedBy(rule: Rule, picks: readonly Rows[]): number {
  return picks.reduce((sum, rows) => sum + stakesByRule(rule, rows), 0)
}
