import { holdWithdrawal } from '@ante/contract/console/decide-withdrawals.ts'

import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { notifyOfMove } from '../queue-notices.ts'
import { publishWithdrawalOnCommit } from '../withdrawals/publish-withdrawal.ts'
import { settleWithdrawalIn } from '../withdrawals/settle-withdrawal.ts'
import type { Withdrawal } from '../withdrawals/withdrawals.ts'
import { endClaim } from './claims.ts'
import { activeReason, reasonTextFor } from './decision-reasons.ts'
import { versionOf } from './review-rules.ts'
import { lockSeen } from './seen-withdrawal.ts'
import type { Reviewer, SeenWithdrawal } from './seen-withdrawal.ts'

const refuse = refusalsOf(holdWithdrawal)

interface Decision {
  actor: string
  note: string
}

/** Rejects a withdrawal in review: the amount is returned, and the member sees the text of the reason. */
export async function rejectSeen(
  tx: Db,
  seen: SeenWithdrawal,
  { code, actor, note, ...reviewer }: Decision & Reviewer & { code: string },
): Promise<Withdrawal> {
  const { row } = await lockSeen(tx, seen, reviewer)
  const { merchantCode } = reviewer
  const reason = await reasonTextFor(tx, { merchantCode, code, kind: 'reject', memberId: row.member_id })
  if (reason === null) throw refuse('decision.reason.unknown')
  requireState(row, ['REVIEW'])
  const step = { now: reviewer.now, actor, reason, note: note === '' ? code : `${code}: ${note}` }
  return ended(tx, await settleWithdrawalIn(tx, row.id, 'REJECTED', step))
}

/** Stores the result of a manual payout: paid, with a receipt, or failed, with evidence. */
export async function reportSeenPayout(
  tx: Db,
  seen: SeenWithdrawal,
  {
    result,
    receipt,
    code,
    actor,
    ...reviewer
  }: Omit<Decision, 'note'> & Reviewer & { result: 'paid' | 'failed'; receipt: string; code: string | undefined },
): Promise<Withdrawal> {
  const { row } = await lockSeen(tx, seen, reviewer)
  requireState(row, ['PAYING'])
  const { member_id: memberId, id, merchant_code: merchantCode } = row
  const reason =
    result === 'paid' ? '' : await reasonTextFor(tx, { merchantCode, code: code ?? '', kind: 'fail', memberId })
  if (reason === null) throw refuse('decision.reason.unknown')
  const step = { now: reviewer.now, actor, reason, note: receipt }
  const moved = await settleWithdrawalIn(tx, id, result === 'paid' ? 'SUCCESS' : 'FAILED', step)
  await addNote(tx, { id, kind: 'receipt', author: actor, text: receipt, at: reviewer.now })
  return ended(tx, moved)
}

/** Puts a withdrawal on hold with a coded reason, or releases it if there is none. Returns the new version. */
export async function holdSeen(
  tx: Db,
  seen: SeenWithdrawal,
  { code, actor, note, ...reviewer }: Decision & Reviewer & { code: string | null },
): Promise<string> {
  const { row } = await lockSeen(tx, seen, reviewer)
  requireState(row, ['REVIEW'])
  const { merchantCode } = reviewer
  if (code !== null && !(await activeReason(tx, { merchantCode, code, kind: 'hold' })))
    throw refuse('decision.reason.unknown')
  const held = await tx
    .updateTable('withdrawal')
    .set((eb) => ({
      held_at: code === null ? null : reviewer.now,
      review_version: eb('review_version', '+', 1),
    }))
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const kind = code === null ? 'release' : 'hold'
  await addNote(tx, { id: row.id, kind, author: actor, text: note, code, at: reviewer.now })
  await endClaim(tx, row.id)
  await notifyOfMove(tx, row, held)
  return versionOf(held)
}

function requireState(row: Withdrawal, states: readonly Withdrawal['state'][]): void {
  if (!states.includes(row.state))
    throw refuse('withdrawal.stale', { state: row.state, isHeld: row.held_at !== null, failed: [] })
}

async function ended(tx: Db, withdrawal: Withdrawal): Promise<Withdrawal> {
  await endClaim(tx, withdrawal.id)
  await publishWithdrawalOnCommit(tx, withdrawal.member_id)
  return withdrawal
}

export interface NewNote {
  id: string
  kind: 'note' | 'hold' | 'release' | 'receipt'
  author: string
  text: string
  code?: string | null
  at: Date
}

/** Adds a note by staff, which members never see. */
export async function addNote(tx: Db, { id, kind, author, text, code = null, at }: NewNote): Promise<void> {
  await tx
    .insertInto('withdrawal_note')
    .values({ withdrawal_id: id, kind, author, text, reason_code: code, at })
    .execute()
}
