import type { LadderCategory } from '@ante/contract/agents/rebates.ts'
import { LADDER_STEP, MOST_THOUSANDTHS } from '@ante/contract/agents/rebates.ts'
import type { RebateCategory } from '@ante/contract/promotions/rebates.ts'

import { payablePart } from '../../kit/money.ts'
import { categoryPaid } from '../../promotions/public.ts'

/** What a member's rate may be: not less than anybody directly below him has, not more than his agent. */
export interface RateBounds {
  lowest: number
  highest: number
}

/** Whether a rate may be given. What stands at an end that is no whole step may stay. */
export function fitsLadder(thousandths: number, { lowest, highest }: RateBounds): boolean {
  const isAtEnd = thousandths === lowest || thousandths === highest
  return thousandths >= lowest && thousandths <= highest && (isAtEnd || thousandths % LADDER_STEP === 0)
}

/** `'0.6'` gives 600. */
export const thousandthsOf = (percent: string): number =>
  Math.min(Math.round(Number(percent) * 1000), MOST_THOUSANDTHS + 1)

/** What a direct downline's team did on a day, beyond what was paid for. Below zero: bets were taken back. */
export interface DueLine {
  agentId: bigint
  downlineId: bigint
  /** `2026-02-28`. */
  day: string
  vertical: LadderCategory
  turnover: bigint
  /** The agent's own on that day, and his downline's. */
  ownThousandths: number
  downlineThousandths: number
}

export interface DuePayment {
  agentId: bigint
  vertical: RebateCategory
  lines: DueLine[]
  amount: bigint
  /** What goes off the next one, exactly. */
  owed: bigint
}

const THOUSANDTHS_OF_A_PERCENT = 100_000n

/** Exactly, in hundred thousandths of the ledger's units. */
const exactOf = ({ turnover, ownThousandths, downlineThousandths }: Omit<DueLine, 'agentId' | 'downlineId'>): bigint =>
  turnover * BigInt(ownThousandths - downlineThousandths)

/** What a line brings, as far as the ledger's units can say it. */
export const amountOf = (line: Omit<DueLine, 'agentId' | 'downlineId'>): bigint =>
  exactOf(line) / THOUSANDTHS_OF_A_PERCENT

/** What can be paid of what is due; what would be below zero is kept for the next time. */
export function paymentOf(
  lines: readonly DueLine[],
  owedBefore: bigint,
  currency: string,
): Pick<DuePayment, 'amount' | 'owed'> {
  const due = lines.reduce((sum, line) => sum + exactOf(line), -owedBefore)
  if (due < 0n) return { amount: 0n, owed: -due }
  return { amount: payablePart(currency, due / THOUSANDTHS_OF_A_PERCENT), owed: 0n }
}

/** Lines by whom they are paid to, and as which kind. What brings nothing is nobody's. */
export function paymentsOf(
  lines: readonly DueLine[],
  owedBefore: (agentId: bigint, vertical: RebateCategory) => bigint,
  currency: string,
): DuePayment[] {
  const payments = new Map<string, DuePayment>()
  for (const line of lines) {
    if (line.turnover === 0n || line.ownThousandths <= line.downlineThousandths) continue
    const { agentId } = line
    const vertical = categoryPaid(line.vertical)
    const key = `${agentId} ${vertical}`
    const payment = payments.get(key) ?? { agentId, vertical, lines: [], amount: 0n, owed: 0n }
    payment.lines.push(line)
    payments.set(key, payment)
  }
  return [...payments.values()].map((one) => ({
    ...one,
    ...paymentOf(one.lines, owedBefore(one.agentId, one.vertical), currency),
  }))
}
