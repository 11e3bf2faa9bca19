import type { Withdrawal as Shown, WithdrawalRecord } from '@ante/contract/cashier/withdrawal.ts'

import { mayBecome } from '../../kit/state-machine/state-machine.ts'
import { withdrawalStates } from './withdrawal-states.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { maskedNumber } from '../bank-cards/bank-cards.ts'
import { isReviewed } from './rules.ts'
import { rulesOf } from './withdrawal-rules.ts'
import type { Withdrawal } from './withdrawals.ts'

/** Formats a withdrawal for the member's lists. */
export function shownRecord(withdrawal: Withdrawal): WithdrawalRecord {
  const { id, amount, fee, state } = withdrawal
  return {
    transactionId: id,
    amount: textOf(amount),
    fee: textOf(fee),
    netAmount: textOf(amount - fee),
    bankName: withdrawal.bank_name,
    cardNumber: maskedNumber(withdrawal.last_digits),
    requestedAt: withdrawal.requested_at.toISOString(),
    endedAt: withdrawal.ended_at?.toISOString() ?? null,
    refId: withdrawal.payout_id,
    state,
  }
}

/** Returns a withdrawal with its history, without refused steps. */
export async function shownWithdrawal(db: Db, withdrawal: Withdrawal): Promise<Shown> {
  const steps = await db
    .selectFrom('withdrawal_step')
    .select(['to_state', 'at', 'reason'])
    .where('withdrawal_id', '=', withdrawal.id)
    .where('refused', '=', false)
    .orderBy('id')
    .execute()
  const rules = await rulesOf(db, withdrawal.merchant_code)
  const waits = mayBecome(withdrawalStates, withdrawal.state, 'CANCELLED')
  const isInReview = waits && isReviewed(rules, withdrawal.amount)
  return {
    ...shownRecord(withdrawal),
    currency: withdrawal.currency,
    steps: steps.map(({ to_state: state, at, reason }) => ({ state, at: at.toISOString(), reason })),
    expectedAt: withdrawal.ended_at || isInReview ? null : withdrawal.expected_at.toISOString(),
    mayCancel: rules.mayCancel && waits,
  }
}

/** Returns a member's withdrawal; null if foreign or missing. */
export async function withdrawalOf(db: Db, memberId: bigint, id: string): Promise<Withdrawal | null> {
  const row = await db
    .selectFrom('withdrawal')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row ?? null
}
