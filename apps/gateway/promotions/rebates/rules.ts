import type { LadderCategory } from '@ante/contract/agents/rebates.ts'
import { RebateCategory } from '@ante/contract/promotions/rebates.ts'

import { payablePart } from '../../kit/money.ts'

/** Source: domain handbook 9.8; in thousandths of a percent. */
export const USUAL_RATES: Record<RebateCategory, number> = { RNG: 600, FISH: 500, LIVE: 400, PVP: 500, SPORTS: 300 }

/**
 * What a bet gives at most, to its player and all agents above him together, where the merchant says nothing else: 0.2 percent
 * more than the player alone has. Source: domain handbook 6.2 (L2).
 */
export const USUAL_TOPS: Record<LadderCategory, number> = {
  RNG: 800,
  FISH: 700,
  LIVE: 600,
  PVP: 700,
  SPORTS: 500,
  ESPORTS: 500,
  COCKFIGHT: 500,
}

/** Under which one a vertical is paid. */
export const categoryPaid = (vertical: LadderCategory): RebateCategory =>
  vertical === 'ESPORTS' || vertical === 'COCKFIGHT' ? 'SPORTS' : vertical

/** What a merchant says of a vertical: for whoever has no rate of his own, and for whoever begins a line. */
export interface OperatorRate {
  usual: number
  top: number
}

/** What bounds a rate on the line from its beginning down to its member. */
export interface LadderPosition {
  /** The least that was said for anybody there; null where nothing was. */
  lowest: number | null
  /** Whether anybody there has the usual rate. */
  hasUsual: boolean
}

/** A member's rate: nobody has more than anybody above him, so that whatever was said, the differences add up to the top. */
export const ladderRate = ({ lowest, hasUsual }: LadderPosition, { usual, top }: OperatorRate): number =>
  Math.min(top, lowest ?? top, hasUsual ? usual : top)

/** How often a rebate has to be wagered at least before it can be withdrawn, in hundredths. */
export const LEAST_REBATE_MULTIPLE = 100

/** Source: domain handbook 9.8 for the minimum. */
export const USUAL_TERMS = { minimum: 1_0000n, multipleHundredths: LEAST_REBATE_MULTIPLE }

const THOUSANDTHS_OF_A_PERCENT = 100_000n

/** What some turnover gives, as far as the currency can pay it: what is smaller is cut off, as it is of what is taken back. */
export function rebateOf(turnover: bigint, thousandths: number, currency: string): bigint {
  return payablePart(currency, (turnover * BigInt(thousandths)) / THOUSANDTHS_OF_A_PERCENT)
}

/** `600` gives `'0.6'`. */
export function rateText(thousandths: number): string {
  const decimals = String(thousandths % 1000).padStart(3, '0')
  return `${Math.trunc(thousandths / 1000)}.${decimals}`.replace(/\.?0+$/, '') || '0'
}

/** What a day counts, or counts less, since its last rebate. */
export interface Accrued {
  vertical: RebateCategory
  turnover: bigint
  thousandths: number
}

export interface RebateLine extends Accrued {
  amount: bigint
}

/** The days together: a line a vertical and rate, in the order of the verticals. */
export function linesOf(accrued: readonly Accrued[], currency: string): RebateLine[] {
  const sums = new Map<string, Accrued>()
  for (const { vertical, turnover, thousandths } of accrued) {
    const key = `${vertical} ${thousandths}`
    sums.set(key, { vertical, thousandths, turnover: turnover + (sums.get(key)?.turnover ?? 0n) })
  }
  const place = ({ vertical }: Accrued) => RebateCategory.options.indexOf(vertical)
  return [...sums.values()]
    .filter(({ turnover }) => turnover !== 0n)
    .toSorted((one, other) => place(one) - place(other) || one.thousandths - other.thousandths)
    .map((line) => ({ ...line, amount: rebateOf(line.turnover, line.thousandths, currency) }))
}

export const totalOf = (lines: readonly { amount: bigint }[]): bigint =>
  lines.reduce((total, { amount }) => total + amount, 0n)

/** What a claim comes to. Nothing at all is no refusal: who presses twice is paid once, and then nothing. */
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
