import type { FeedbackState } from '@ante/contract/support/feedback.ts'

import type { Db } from '../../kit/db.ts'
import { followFeedback } from '../inbox/follow-case.ts'
import { publishSupport } from '../unread-counts.ts'
import { feedbackMayGo } from './rules.ts'
import { answersTo } from './show-feedback.ts'
import type { FeedbackRow } from './show-feedback.ts'

/** The state of the feedback does not allow the requested transition. */
export class IllegalFeedbackState extends Error {}

/** Returns the feedback with this id, locked until the transaction ends; undefined if there is none. */
export function lockedFeedback(tx: Db, id: bigint): Promise<FeedbackRow | undefined> {
  return tx.selectFrom('support_feedback').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Records that an operator has read the feedback, which is shown to the member. */
export async function recordRead(tx: Db, feedback: FeedbackRow): Promise<void> {
  if (feedback.state === 'SENT') await walk(tx, feedback, 'READ')
}

/** Answers a feedback. Returns false when the same answer is repeated; nothing changes then. */
export async function answerFeedback(
  tx: Db,
  feedback: FeedbackRow,
  answer: { actor: string; text: string; at: Date },
): Promise<boolean> {
  const answers = (await answersTo(tx, [feedback.id])).get(feedback.id) ?? []
  if (answers.at(-1)?.text === answer.text) return false
  await walk(tx, feedback, 'ANSWERED')
  await tx
    .insertInto('support_answer')
    .values({ feedback_id: feedback.id, ...answer })
    .execute()
  await followFeedback(tx, feedback.id, { answeredAt: answer.at })
  return true
}

/** Closes a feedback without an answer. Returns false when it is already closed. */
export async function closeFeedback(tx: Db, feedback: FeedbackRow): Promise<boolean> {
  if (feedback.state === 'CLOSED') return false
  await walk(tx, feedback, 'CLOSED')
  await followFeedback(tx, feedback.id, 'CLOSED')
  return true
}

async function walk(tx: Db, { id, state, member_id: memberId }: FeedbackRow, to: FeedbackState): Promise<void> {
  if (!feedbackMayGo(state, to)) throw new IllegalFeedbackState(`feedback ${id} is ${state} and does not become ${to}`)
  await tx
    .updateTable('support_feedback')
    .set((eb) => ({ state: to, changes: eb('changes', '+', 1), ...(to === 'ANSWERED' && { is_new: true }) }))
    .where('id', '=', id)
    .execute()
  await publishSupport(tx, { member_id: memberId, visitor: null })
}
