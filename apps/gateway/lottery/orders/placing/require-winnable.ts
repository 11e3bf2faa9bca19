import { placeOrder } from '@ante/contract/lottery/orders/betting.ts'
import { sql } from 'kysely'

import type { Db } from '../../../kit/db.ts'
import { exactTextOf, textOf } from '../../../kit/money.ts'
import { refusalsOf } from '../../../kit/serve.ts'
import type { LotteryTerms } from '../../limits/terms.ts'
import type { LockedIssue } from './lock-issues.ts'
import type { ReadSlip } from './read-slips.ts'
import { costOfSlip } from './write-order.ts'

const refuse = refusalsOf(placeOrder)

interface Winning {
  currency: string
  terms: LotteryTerms
}

/** Refuses a slip that costs at least the maximum payout of any draw, payout limits included: it can only lose. */
export function requireWinnable(
  slips: readonly ReadSlip[],
  issues: readonly { multiple: number }[],
  { currency, terms }: Winning,
): void {
  for (const [row, slip] of slips.entries()) {
    for (const issue of issues) {
      const cost = costOfSlip(slip, [issue])
      const uncut = slip.maxPayout * BigInt(slip.multiple * issue.multiple)
      const maximum = uncut < terms.maxPrize ? uncut : terms.maxPrize
      if (cost >= maximum) {
        const amounts = { cost: exactTextOf(cost), maximum: exactTextOf(maximum), currency }
        throw refuse('LGS_BETTING_CANNOT_WIN_ERROR', { row, ...amounts })
      }
    }
  }
}

interface Issues extends Winning {
  memberId: bigint
  slips: readonly ReadSlip[]
  issues: readonly LockedIssue[]
}

/** Refuses stakes of a member on a draw that exceed the maximum payout per player and draw. */
export async function requireWinnableIssues(
  tx: Db,
  { memberId, currency, terms, slips, issues }: Issues,
): Promise<void> {
  const before = await stakedBefore(tx, memberId, issues)
  for (const issue of issues) {
    const cost = slips.reduce((sum, slip) => sum + costOfSlip(slip, [issue]), 0n)
    const staked = (before.get(issue.id) ?? 0n) + cost
    if (staked >= terms.maxPrize) {
      const amounts = { staked: exactTextOf(staked), maximum: textOf(terms.maxPrize), currency }
      throw refuse('LGS_BETTING_ISSUE_CANNOT_WIN_ERROR', { drawNumber: issue.slot.drawNumber, ...amounts })
    }
  }
}

async function stakedBefore(tx: Db, memberId: bigint, issues: readonly LockedIssue[]): Promise<Map<bigint, bigint>> {
  const { rows } = await sql<{ id: bigint; staked: bigint }>`
    select issue_id as id, sum(cost)::bigint as staked from lottery_detail
    where issue_id = any (${issues.map(({ id }) => id)}::int8[]) and member_id = ${memberId} and status = 2
    group by issue_id`.execute(tx)
  return new Map(rows.map(({ id, staked }) => [id, staked]))
}
