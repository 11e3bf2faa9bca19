import type { QueuedWithdrawal } from '@ante/contract/console/withdrawal-parts.ts'
import { MINUTE_MS } from '@ante/contract/kit/time.ts'

import { textOf } from '../../kit/money.ts'
import { maskedNumber } from '../bank-cards/bank-cards.ts'
import { shownClaim } from './claims.ts'
import type { ReviewFacts } from './review-facts.ts'
import { failedIn, versionOf } from './review-rules.ts'

/** Formats a withdrawal for a reviewer. Names and numbers are masked. */
export function shownInReview(
  { row, level, turnoverLeft, checks }: ReviewFacts,
  { staffId, arrivalMinutes }: { staffId: bigint | null; arrivalMinutes: number },
): QueuedWithdrawal {
  // A request debits the amount without the fee, then the fee. The recorded balance is the one between these debits.
  const before = row.balance_after_out === null ? null : row.balance_after_out + row.amount - row.fee
  return {
    id: row.id,
    state: row.state,
    version: versionOf(row),
    player: String(row.member_id),
    account: row.account,
    level,
    amount: textOf(row.amount),
    fee: textOf(row.fee),
    pays: textOf(row.amount - row.fee),
    currency: row.currency,
    bank: row.bank_name,
    card: maskedNumber(row.last_digits),
    provider: row.provider,
    requestedAt: row.requested_at.toISOString(),
    dueAt: new Date(row.requested_at.getTime() + arrivalMinutes * MINUTE_MS).toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    tries: row.tries,
    balanceBefore: before === null ? null : textOf(before),
    balanceAfter: before === null ? null : textOf(before - row.amount),
    deposited: textOf(row.deposited),
    withdrawn: textOf(row.withdrawn),
    net: textOf(row.deposited - row.withdrawn),
    lastDay: Number(row.requests_in_last_day),
    isFirst: row.withdrawn === 0n,
    turnoverLeft: textOf(turnoverLeft),
    failed: failedIn(checks),
    isHeld: row.held_at !== null,
    isProposed: row.is_proposed,
    claim: shownClaim(row, staffId),
  }
}
