/** How the multiple grows from issue to issue. */
export type ChaseRule =
  | { kind: 'same'; multiple: number }
  /** Doubled after so many issues. */
  | { kind: 'double'; multiple: number; every: number }
  /** As small as it can be with so much profit at any hit, in percent of what has been staked until then. */
  | { kind: 'profit'; multiple: number; percent: number }

export interface ChaseIssue {
  numero: string
  multiple: number
  /** In 1/10,000, as all money here. */
  cost: bigint
  /** What has been staked up to and with this issue. */
  running: bigint
  /** What a hit in this issue leaves after everything staked until then; null where nobody can say. */
  profit: bigint | null
}

export interface ChaseWish {
  numeros: readonly string[]
  rule: ChaseRule
  /** What one issue costs at the multiple 1. */
  costAtOne: bigint
  /** What one winning stake pays at the multiple 1; null where the rows pay differently. */
  prizeAtOne: bigint | null
  maxMultiple: number
}

/** `unreachable`: no multiple that may be played earns so much. */
export type ChaseProblem = 'unreachable' | 'multiple'

export type ChasePlan = { issues: ChaseIssue[]; problem: null } | { issues: ChaseIssue[]; problem: ChaseProblem }

/** What each issue of a chase costs. Where the rule cannot be kept any further, the plan ends there and says why. */
export function chasePlan({ numeros, rule, costAtOne, prizeAtOne, maxMultiple }: ChaseWish): ChasePlan {
  const issues: ChaseIssue[] = []
  let running = 0n
  for (const [place, numero] of numeros.entries()) {
    const multiple = multipleOf(rule, { place, running, costAtOne, prizeAtOne })
    if (multiple === null) return { issues, problem: 'unreachable' }
    if (multiple > BigInt(maxMultiple)) return { issues, problem: rule.kind === 'profit' ? 'unreachable' : 'multiple' }
    const cost = costAtOne * multiple
    running += cost
    const profit = prizeAtOne === null ? null : prizeAtOne * multiple - running
    issues.push({ numero, multiple: Number(multiple), cost, running, profit })
  }
  return { issues, problem: null }
}

interface ChasePosition {
  place: number
  running: bigint
  costAtOne: bigint
  prizeAtOne: bigint | null
}

function multipleOf(rule: ChaseRule, standing: ChasePosition): bigint | null {
  if (rule.kind === 'same') return BigInt(rule.multiple)
  if (rule.kind === 'double') return BigInt(rule.multiple) * 2n ** BigInt(Math.floor(standing.place / rule.every))
  return leastFor(rule.percent, rule.multiple, standing)
}

/**
 * The least multiple m, and no less than the first one, with `prize·m − (running + cost·m) ≥ percent · (running + cost·m)`:
 * that is `m · (100·prize − (100 + percent)·cost) ≥ (100 + percent)·running`.
 */
function leastFor(percent: number, least: number, { running, costAtOne, prizeAtOne }: ChasePosition): bigint | null {
  if (prizeAtOne === null) return null
  const share = 100n + BigInt(percent)
  const gain = 100n * prizeAtOne - share * costAtOne
  if (gain <= 0n) return null
  const needed = (share * running + gain - 1n) / gain
  return needed > BigInt(least) ? needed : BigInt(least)
}
