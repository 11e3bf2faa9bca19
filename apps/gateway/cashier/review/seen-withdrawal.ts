import { approveQueuedWithdrawal } from '@ante/contract/console/decide-withdrawals.ts'
import type { ReviewCheck } from '@ante/contract/console/withdrawal-parts.ts'
import type { ChangeOutcome } from '@ante/contract/staff/changes.ts'

import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { notifyInWithdrawalTab } from '../queue-notices.ts'
import { lockedWithdrawal } from '../withdrawals/withdrawals.ts'
import { endClaim, foreignClaim, withdrawalClaims } from './claims.ts'
import { reviewFacts } from './review-facts.ts'
import type { ReviewFacts } from './review-facts.ts'
import { failedIn, versionOf } from './review-rules.ts'

const refuse = refusalsOf(approveQueuedWithdrawal)

export interface SeenWithdrawal {
  id: string
  version: string
  /** Checks that had failed when the reviewer read the withdrawal; null if the decision does not depend on checks. */
  failed: readonly ReviewCheck[] | null
}

export interface Reviewer {
  merchantCode: string
  staffId: bigint
  now: Date
}

/**
 * Returns the facts of a withdrawal. Refuses if its state or hold has changed since the reviewer read it, if a further
 * check fails, or if another reviewer has claimed the withdrawal.
 */
export async function requireSeen(
  db: Db,
  seen: SeenWithdrawal,
  { merchantCode, staffId, now }: Reviewer,
): Promise<ReviewFacts> {
  const facts = (await reviewFacts(db, { merchantCode, ids: [seen.id], now })).get(seen.id)
  if (!facts) throw refuse('withdrawal.not.found')
  const { row } = facts
  const failed = failedIn(facts.checks)
  const hasNewFailure = seen.failed !== null && failed.some((code) => !seen.failed?.includes(code))
  if (versionOf(row) !== seen.version || hasNewFailure)
    throw refuse('withdrawal.stale', { state: row.state, isHeld: row.held_at !== null, failed })
  if (row.claimed_id !== null && row.claimed_id !== staffId && row.claimed_until !== null)
    throw refuse('withdrawal.claimed', { by: row.claimed_by ?? '', until: row.claimed_until.toISOString() })
  return facts
}

/** Like `requireSeen`, and locks the withdrawal until the transaction ends. */
export async function lockSeen(tx: Db, seen: SeenWithdrawal, reviewer: Reviewer): Promise<ReviewFacts> {
  const locked = await lockedWithdrawal(tx, seen.id)
  if (!locked) throw refuse('withdrawal.not.found')
  return requireSeen(tx, seen, reviewer)
}

/**
 * Refuses a decision while another reviewer has claimed the withdrawal; otherwise ends the claim. The caller has locked
 * the withdrawal. `waiting`: the decision awaits the approval of another person, so the withdrawal stays in review.
 */
export async function endWithdrawalClaim(
  tx: Db,
  { id, outcome }: { id: string; outcome: ChangeOutcome['outcome'] },
  reviewer: Reviewer,
): Promise<void> {
  const claim = await foreignClaim(tx, withdrawalClaims, { id, ...reviewer })
  if (claim) throw refuse('withdrawal.claimed', claim)
  await endClaim(tx, withdrawalClaims, id)
  if (outcome === 'applied') return
  const withdrawal = await lockedWithdrawal(tx, id)
  if (withdrawal) await notifyInWithdrawalTab(tx, withdrawal, 'updated')
}
