import type { LadderCategory } from '@ante/contract/agents/rebates.ts'
import { LADDER_STEP, MAX_THOUSANDTHS } from '@ante/contract/agents/rebates.ts'
import type { RebateCategory } from '@ante/contract/promotions/rebates.ts'

import { payablePart } from '../../kit/money.ts'
import { categoryPaid } from '../../promotions/public.ts'

/** Bounds of a member's rate: at least the highest rate among direct downlines, at most the agent's. */
export interface RateBounds {
  lowest: number
  highest: number
}

/** Whether a rate may be set: it is within the bounds, and a multiple of the step or equal to a bound. */
export function fitsLadder(thousandths: number, { lowest, highest }: RateBounds): boolean {
  const isAtEnd = thousandths === lowest || thousandths === highest
  return thousandths >= lowest && thousandths <= highest && (isAtEnd || thousandths % LADDER_STEP === 0)
}

/** Converts percent to thousandths of a percent: `'0.6'` becomes 600. */
export const thousandthsOf = (percent: string): number =>
  Math.min(Math.round(Number(percent) * 1000), MAX_THOUSANDTHS + 1)

/**
 * Turnover of a direct downline's team on a day for which the agent was not paid yet; negative after bets were voided.
 */
export interface DueLine {
  agentId: bigint
  downlineId: bigint
  /** ISO date: `2026-02-28`. */
  day: string
  category: LadderCategory
  turnover: bigint
  /** Rates of the agent and of the downline on that day. */
  ownThousandths: number
  downlineThousandths: number
}

export interface DuePayment {
  agentId: bigint
  category: RebateCategory
  lines: DueLine[]
  amount: bigint
  /** Debt after the payment, in 1/100,000 of the ledger's units; deducted from the next payment. */
  owed: bigint
}

/** 100 %, in thousandths of a percent. */
const HUNDRED_PERCENT = 100_000n

/** Returns the exact amount of a line in 1/100,000 of the ledger's units. */
const exactOf = ({ turnover, ownThousandths, downlineThousandths }: Omit<DueLine, 'agentId' | 'downlineId'>): bigint =>
  turnover * BigInt(ownThousandths - downlineThousandths)

/** Returns the amount of a line, rounded to the ledger's units. */
export const amountOf = (line: Omit<DueLine, 'agentId' | 'downlineId'>): bigint => exactOf(line) / HUNDRED_PERCENT

/** Returns the payable part of the amount due; a negative amount is carried to the next payment. */
export function paymentOf(
  lines: readonly DueLine[],
  owedBefore: bigint,
  currency: string,
): Pick<DuePayment, 'amount' | 'owed'> {
  const amountDue = lines.reduce((sum, line) => sum + exactOf(line), -owedBefore)
  if (amountDue < 0n) return { amount: 0n, owed: -amountDue }
  return { amount: payablePart(currency, amountDue / HUNDRED_PERCENT), owed: 0n }
}

/** Groups lines into payments by receiver and category; lines without amount are dropped. */
export function paymentsOf(
  lines: readonly DueLine[],
  owedBefore: (agentId: bigint, category: RebateCategory) => bigint,
  currency: string,
): DuePayment[] {
  const payments = new Map<string, DuePayment>()
  for (const line of lines) {
    if (line.turnover === 0n || line.ownThousandths <= line.downlineThousandths) continue
    const { agentId } = line
    const category = categoryPaid(line.category)
    const key = `${agentId} ${category}`
    const payment = payments.get(key) ?? { agentId, category, lines: [], amount: 0n, owed: 0n }
    payment.lines.push(line)
    payments.set(key, payment)
  }
  return [...payments.values()].map((payment) => ({
    ...payment,
    ...paymentOf(payment.lines, owedBefore(payment.agentId, payment.category), currency),
  }))
}
