import { approveQueuedWithdrawal } from '@ante/contract/console/decide-withdrawals.ts'
import type { ReviewCheck } from '@ante/contract/console/withdrawal-parts.ts'
import type { ChangeOutcome } from '@ante/contract/staff/changes.ts'

import { approvalOf, endWithdrawalClaim, requireSeen, withdrawalNumbered } from '../../cashier/public.ts'
import { Refused } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { earlierOutcome, submitChange } from '../../staff/public.ts'
import type { Submitted } from '../../staff/public.ts'
import { reviewerOf, submitterOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'

const refuse = refusalsOf(approveQueuedWithdrawal)

interface SeenApproval {
  id: string
  version: string
  failed: ReviewCheck[]
  note?: string | undefined
}

/** Reason in the audit log if staff entered none. */
const NO_NOTE = 'approved in review'

/** Approves a withdrawal in the version that staff read; above the limit it requires another person's approval. */
export async function approve(
  ports: ScreenPorts,
  { id, version, failed, note = '' }: SeenApproval,
  context: StaffContext,
): Promise<ChangeOutcome> {
  const { merchantCode } = reviewerOf(ports, context)
  const withdrawal = await withdrawalNumbered(ports.db, { id, merchantCode })
  if (!withdrawal) throw refuse('withdrawal.not.found')
  const submitted = {
    action: 'cashier.withdrawal.approve',
    values: { ...approvalOf(withdrawal), version },
    reason: note || NO_NOTE,
    key: `withdrawal ${id} ${version}`,
    isKeyReusable: true,
  } as const
  try {
    return await approveSeen(ports, { id, version, failed }, submitted, context)
  } catch (error) {
    if (!(error instanceof Refused) || !REPEATABLE.includes(error.code)) throw error
    const earlier = await earlierOutcome(ports, submitted, submitterOf(ports, context))
    if (!earlier) throw error
    return earlier
  }
}

/** Refusals that a repeated call can get although its first call succeeded. */
const REPEATABLE = ['withdrawal.stale', 'withdrawal.claimed']

async function approveSeen(
  ports: ScreenPorts,
  seen: Parameters<typeof requireSeen>[1],
  submitted: Submitted,
  context: StaffContext,
): Promise<ChangeOutcome> {
  const reviewer = reviewerOf(ports, context)
  await requireSeen(ports.db, seen, reviewer)
  const onLocked: Submitted['onLocked'] = (tx, outcome) => endWithdrawalClaim(tx, { id: seen.id, outcome }, reviewer)
  try {
    return await submitChange(ports, { ...submitted, onLocked }, submitterOf(ports, context))
  } catch (error) {
    // If another decision came first, the refusal `withdrawal.stale` is clearer, because it contains the new state.
    if (error instanceof Refused && error.code === 'change.invalid') await requireSeen(ports.db, seen, reviewer)
    throw error
  }
}
