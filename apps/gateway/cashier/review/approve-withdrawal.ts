import { SeenVersion } from '@ante/contract/console/review-parts.ts'
import { WithdrawalId } from '@ante/contract/console/withdrawal-parts.ts'
import { AmountText } from '@ante/contract/kit/money.ts'
import * as z from 'zod/mini'

import type { Db } from '../../kit/db.ts'
import { ActionProblem, guardedAction } from '../../kit/guarded-action.ts'
import type { ActionTarget } from '../../kit/guarded-action.ts'
import { textOf, unitsOf } from '../../kit/money.ts'
import { publishWithdrawalOnCommit } from '../withdrawals/publish-withdrawal.ts'
import { settleWithdrawalIn } from '../withdrawals/settle-withdrawal.ts'
import { lockedWithdrawal } from '../withdrawals/withdrawals.ts'
import type { Withdrawal } from '../withdrawals/withdrawals.ts'
import { endClaim, withdrawalClaims } from './claims.ts'
import { versionOf } from './review-rules.ts'

const Approval = z.object({ withdrawal: WithdrawalId, version: SeenVersion, amount: AmountText })

/** Returns the values of an approval of the withdrawal, with the version that was read. */
export const approvalOf = (withdrawal: Withdrawal): z.output<typeof Approval> => ({
  withdrawal: withdrawal.id,
  version: versionOf(withdrawal),
  amount: textOf(withdrawal.amount),
})

/** Approves a withdrawal for payout, at the console and on the command line. */
export const withdrawalApproval = guardedAction({
  name: 'cashier.withdrawal.approve',
  permission: 'cashier.withdrawal.update',
  approval: 'above limit',
  skippable: true,
  values: Approval,
  amountOf: ({ amount }) => unitsOf(amount),
  readObject: async (tx, values, target) => {
    const withdrawal = await requireReviewable(tx, values, target)
    return {
      object: `withdrawal:${withdrawal.id}`,
      version: versionOf(withdrawal),
      before: { state: withdrawal.state, amount: textOf(withdrawal.amount), currency: withdrawal.currency },
    }
  },
  apply: async (tx, values, { merchantCode, reason, now, actor }) => {
    const { id } = await requireReviewable(tx, values, { merchantCode })
    const step = { now, actor, note: reason, change: { due_at: now } }
    const approved = await settleWithdrawalIn(tx, id, 'APPROVED', step)
    await endClaim(tx, withdrawalClaims, id)
    await publishWithdrawalOnCommit(tx, approved.member_id)
    return { state: approved.state, amount: textOf(approved.amount), currency: approved.currency }
  },
})

/**
 * Locks and returns the withdrawal. Throws `ActionProblem` if it is not in review, is on hold, or has changed since it
 * was read.
 */
async function requireReviewable(
  tx: Db,
  { withdrawal: id, version, amount }: z.output<typeof Approval>,
  { merchantCode }: ActionTarget,
): Promise<Withdrawal> {
  const withdrawal = await lockedWithdrawal(tx, id)
  if (!withdrawal || withdrawal.merchant_code !== merchantCode)
    throw new ActionProblem('withdrawal.not_found', { withdrawal: id })
  if (withdrawal.held_at !== null) throw new ActionProblem('withdrawal.held', { withdrawal: id })
  if (withdrawal.state !== 'REVIEW')
    throw new ActionProblem('withdrawal.not_in_review', { withdrawal: id, state: withdrawal.state })
  if (versionOf(withdrawal) !== version) throw new ActionProblem('withdrawal.changed', { withdrawal: id })
  if (withdrawal.amount !== unitsOf(amount)) throw new ActionProblem('withdrawal.amount_changed', { withdrawal: id })
  return withdrawal
}
