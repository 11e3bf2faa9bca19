import type { Slip } from '../bet.ts'
import type { Draw } from '../draw.ts'
import { fourDecimals } from '../kit/rational.ts'
import { costOf, payoutOf } from '../payout.ts'
import { stakesOf } from '../stakes.ts'

/** Returns the results of a worked example for a slip: stakes, cost, and the payout of each draw. */
export function resultsOf(slip: Slip, draws: readonly Draw[]): [stakes: number, cost: string, ...payouts: string[]] {
  const counted = stakesOf(slip)
  if (!counted.ok) throw new Error(counted.problem.code)
  return [
    Number(counted.stakes),
    fourDecimals(costOf(slip)),
    ...draws.map((draw) => fourDecimals(payoutOf(slip, draw).units)),
  ]
}

/** Converts `97352` to a draw of five digits. */
export function digits(text: string): number[] {
  return text.split('').map(Number)
}
