import type { Rows, Slip } from './bet.ts'
import { LOST } from './evaluators/evaluator.ts'
import type { Outcome } from './evaluators/evaluator.ts'
import { choose } from './kit/combinatorics.ts'
import { ONE } from './kit/rational.ts'
import type { Play } from './play.ts'
import { boughtBy } from './payout.ts'
import type { Bought } from './payout.ts'
import { priceUnits, prizeUnits } from './price.ts'
import type { Rule } from './rules/rule.ts'
import { bestOfRule } from './kit/max-payout/best-of-rule.ts'
import { BEST } from './kit/max-payout/best-outcome.ts'
import type { PayoutOf } from './kit/max-payout/best-outcome.ts'

/**
 * Returns the maximum payout of the slip in a draw, in 1/10,000, including refunded stakes. It is an upper bound: for
 * plays with dependent choices it may be slightly more than any draw pays.
 */
export function maxPayoutOf(slip: Slip, { play, picks }: Bought = boughtBy(slip)): bigint {
  const payoutOf = payoutOfSlip(slip, play)
  const outcomes = picks.map((rows) => bestOfRule(play.rule, rows, { family: play.family, payoutOf }))
  const maxPayout = outcomes.map(payoutOf).reduce((best, value) => (value > best ? value : best), 0n)
  return maxPayout * BigInt(winTogether(play.rule, picks))
}

function payoutOfSlip(slip: Slip, play: Play): PayoutOf {
  const prizes = new Map(play.tiers.map((tier) => [tier.code, prizeUnits(slip, play, { tier, factor: ONE })]))
  const best = [...prizes.values()].reduce((highest, prize) => (prize > highest ? prize : highest), 0n)
  const refund = priceUnits(slip, play.terms)
  return ({ hits, returned }: Outcome = LOST) =>
    hits.reduce(
      (sum, { tier, stakes }) => sum + BigInt(stakes) * (tier === BEST ? best : (prizes.get(tier) ?? 0n)),
      BigInt(returned) * refund,
    )
}

/** Returns how many of several typed entries can win: one straight, or as many sets as the drawn numbers contain. */
function winTogether(rule: Rule, picks: readonly Rows[]): number {
  if (rule.kind !== 'anyOf') return 1
  return rule.need < rule.pick ? picks.length : Math.min(picks.length, choose(rule.at.length, rule.pick))
}
