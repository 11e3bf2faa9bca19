import type { ReviewCheck } from '@ante/contract/console/withdrawal-parts.ts'
import type { ChangeOutcome } from '@ante/contract/staff/changes.ts'

import { approvalOf, endWithdrawalClaim, requireSeen } from '../../cashier/public.ts'
import type { Db } from '../../kit/db.ts'
import { Refused } from '../../kit/refusal.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { submitChange } from '../../staff/public.ts'
import { reviewerOf, submitterOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'

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
  const seen = { id, version, failed }
  const reviewer = reviewerOf(ports, context)
  const { row } = await requireSeen(ports.db, seen, reviewer)
  const key = `withdrawal ${id} ${version}`
  const submitted = { action: 'cashier.withdrawal.approve', values: approvalOf(row), key, isKeyOfObject: true } as const
  const onLocked = (tx: Db) => endWithdrawalClaim(tx, id, reviewer)
  try {
    return await submitChange(ports, { ...submitted, reason: note || NO_NOTE, onLocked }, submitterOf(ports, context))
  } catch (error) {
    // If another decision came first, the refusal `withdrawal.stale` is clearer, because it contains the new state.
    if (error instanceof Refused && error.code === 'change.invalid') await requireSeen(ports.db, seen, reviewer)
    throw error
  }
}
