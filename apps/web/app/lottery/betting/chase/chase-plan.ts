/** Growth rule of the multiple from draw to draw. */
export type ChaseRule =
  | { kind: 'same'; multiple: number }
  /** Doubles after every `every` draws. */
  | { kind: 'double'; multiple: number; every: number }
  /** Smallest multiple with which a hit in any draw yields this profit, in percent of the total staked until then. */
  | { kind: 'profit'; multiple: number; percent: number }

export interface ChaseDraw {
  drawNumber: string
  multiple: number
  /** In 1/10,000 of the currency, like all amounts in this file. */
  cost: bigint
  /** Total staked up to and including this draw. */
  running: bigint
  /** Payout of a hit in this draw less the total staked until then; null for several rows. */
  profit: bigint | null
}

export interface ChaseOptions {
  drawNumbers: readonly string[]
  rule: ChaseRule
  /** Cost of one draw at the multiple 1. */
  costAtOne: bigint
  /** Payout of one winning stake at the multiple 1; null if the rows have different payouts. */
  prizeAtOne: bigint | null
  maxMultiple: number
}

/** `unreachable`: no permitted multiple yields the profit. */
export type ChaseProblem = 'unreachable' | 'multiple'

export type ChasePlan = { draws: ChaseDraw[]; problem: null } | { draws: ChaseDraw[]; problem: ChaseProblem }

/** Returns the draws of a chase with their costs. The plan ends early, with a problem, if the rule cannot be met. */
export function chasePlan({ drawNumbers, rule, costAtOne, prizeAtOne, maxMultiple }: ChaseOptions): ChasePlan {
  const draws: ChaseDraw[] = []
  let running = 0n
  for (const [index, drawNumber] of drawNumbers.entries()) {
    const multiple = multipleOf(rule, { index, running, costAtOne, prizeAtOne })
    if (multiple === null) return { draws, problem: 'unreachable' }
    if (multiple > BigInt(maxMultiple)) return { draws, problem: rule.kind === 'profit' ? 'unreachable' : 'multiple' }
    const cost = costAtOne * multiple
    running += cost
    const profit = prizeAtOne === null ? null : prizeAtOne * multiple - running
    draws.push({ drawNumber, multiple: Number(multiple), cost, running, profit })
  }
  return { draws, problem: null }
}

interface ChasePosition {
  index: number
  running: bigint
  costAtOne: bigint
  prizeAtOne: bigint | null
}

function multipleOf(rule: ChaseRule, position: ChasePosition): bigint | null {
  if (rule.kind === 'same') return BigInt(rule.multiple)
  if (rule.kind === 'double') return BigInt(rule.multiple) * 2n ** BigInt(Math.floor(position.index / rule.every))
  return minFor(rule.percent, rule.multiple, position)
}

/**
 * Returns the smallest multiple m, at least `min`, with `prize·m − (running + cost·m) ≥ percent · (running +
 * cost·m)`: that is `m · (100·prize − (100 + percent)·cost) ≥ (100 + percent)·running`.
 */
function minFor(percent: number, min: number, { running, costAtOne, prizeAtOne }: ChasePosition): bigint | null {
  if (prizeAtOne === null) return null
  const share = 100n + BigInt(percent)
  const gain = 100n * prizeAtOne - share * costAtOne
  if (gain <= 0n) return null
  const needed = (share * running + gain - 1n) / gain
  return needed > BigInt(min) ? needed : BigInt(min)
}
