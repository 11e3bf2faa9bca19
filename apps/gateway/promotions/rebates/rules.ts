import type { LadderCategory } from '@ante/contract/agents/rebates.ts'
import { RebateCategory } from '@ante/contract/promotions/rebates.ts'

import { payablePart } from '../../kit/money.ts'

/** Default rates in thousandths of a percent. Source: domain handbook 9.8. */
export const DEFAULT_RATES: Record<RebateCategory, number> = { RNG: 600, FISH: 500, LIVE: 400, PVP: 500, SPORTS: 300 }

/**
 * Default maximum rebate of a bet, for its player and all agents above together: 0.2 percent more than the player's own
 * rate. Source: domain handbook 6.2 (L2).
 */
export const DEFAULT_TOP_RATES: Record<LadderCategory, number> = {
  RNG: 800,
  FISH: 700,
  LIVE: 600,
  PVP: 700,
  SPORTS: 500,
  ESPORTS: 500,
  COCKFIGHT: 500,
}

/** Returns the category under which the rebate of a category is paid. */
export const categoryPaid = (category: LadderCategory): RebateCategory =>
  category === 'ESPORTS' || category === 'COCKFIGHT' ? 'SPORTS' : category

/** Rates of a merchant for a category: the default, and the maximum total of a line (`top`). */
export interface OperatorRate {
  defaultRate: number
  top: number
}

/** Limits of a member's rate by the line from its root to the member. */
export interface LadderPosition {
  /** Lowest rate set for a member of the line; null if none is set. */
  lowest: number | null
  /** Whether a member of the line has the default rate. */
  hasDefault: boolean
}

/**
 * Returns a member's rate, which is at most the rate of each member above. An agent earns the difference to the rate of
 * the downline, so that the incomes along a line and the player's rebate add up to the top rate.
 */
export const ladderRate = ({ lowest, hasDefault }: LadderPosition, { defaultRate, top }: OperatorRate): number =>
  Math.min(top, lowest ?? top, hasDefault ? defaultRate : top)

/** Minimum wagering multiple of a rebate before withdrawal, in hundredths. */
export const MIN_REBATE_MULTIPLE = 100

/** Default terms. The minimum is from domain handbook 9.8. */
export const DEFAULT_TERMS = { minimum: 1_0000n, multipleHundredths: MIN_REBATE_MULTIPLE }

/** 100 %, in thousandths of a percent. */
const HUNDRED_PERCENT = 100_000n

/** Returns the rebate for a turnover, truncated towards zero to the currency's precision. */
export function rebateOf(turnover: bigint, thousandths: number, currency: string): bigint {
  return payablePart(currency, (turnover * BigInt(thousandths)) / HUNDRED_PERCENT)
}

/** Returns a rate in percent as text: `'0.6'` for 600. */
export function rateText(thousandths: number): string {
  const decimals = String(thousandths % 1000).padStart(3, '0')
  return `${Math.trunc(thousandths / 1000)}.${decimals}`.replace(/\.?0+$/, '') || '0'
}

/** Change of the turnover of a day since its last rebate; positive or negative. */
export interface Accrued {
  category: RebateCategory
  turnover: bigint
  thousandths: number
}

export interface RebateLine extends Accrued {
  amount: bigint
}

/** Merges the turnover of several days into one line per category and rate, in category order. */
export function linesOf(accrued: readonly Accrued[], currency: string): RebateLine[] {
  const sums = new Map<string, Accrued>()
  for (const { category, turnover, thousandths } of accrued) {
    const key = `${category} ${thousandths}`
    sums.set(key, { category, thousandths, turnover: turnover + (sums.get(key)?.turnover ?? 0n) })
  }
  const categoryIndex = ({ category }: Accrued) => RebateCategory.options.indexOf(category)
  return [...sums.values()]
    .filter(({ turnover }) => turnover !== 0n)
    .toSorted((a, b) => categoryIndex(a) - categoryIndex(b) || a.thousandths - b.thousandths)
    .map((line) => ({ ...line, amount: rebateOf(line.turnover, line.thousandths, currency) }))
}

export const totalOf = (lines: readonly { amount: bigint }[]): bigint =>
  lines.reduce((total, { amount }) => total + amount, 0n)

/** Returns the result of a claim. Nothing to pay is no refusal, so that a repeated click is answered with zero. */
export function claimOutcome({
  total,
  minimum,
}: {
  total: bigint
  minimum: bigint
}): 'paid' | 'nothing' | 'too little' {
  if (total <= 0n) return 'nothing'
  return total < minimum ? 'too little' : 'paid'
}
