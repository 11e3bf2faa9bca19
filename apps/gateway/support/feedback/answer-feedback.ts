import type { FeedbackState } from '@ante/contract/support/feedback.ts'

import type { Db } from '../../kit/db.ts'
import { publishSupport } from '../support-news.ts'
import { feedbackMayGo } from './rules.ts'
import { answersTo } from './show-feedback.ts'
import type { FeedbackRow } from './show-feedback.ts'

/** A feedback that cannot go from where it is to where somebody wanted it. */
export class IllegalFeedbackState extends Error {}

/** The feedback of this number; nobody else changes it until the transaction ends. */
export function lockedFeedback(tx: Db, id: bigint): Promise<FeedbackRow | undefined> {
  return tx.selectFrom('support_feedback').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** One of the merchant's people has looked at it: its member sees that it is read. */
export async function noteRead(tx: Db, feedback: FeedbackRow): Promise<void> {
  if (feedback.state === 'SENT') await walk(tx, feedback, 'READ')
}

/** Answers it. The same words once more change nothing; false then. */
export async function answerFeedback(
  tx: Db,
  feedback: FeedbackRow,
  answer: { who: string; text: string; at: Date },
): Promise<boolean> {
  const given = (await answersTo(tx, [feedback.id])).get(feedback.id) ?? []
  if (given.at(-1)?.text === answer.text) return false
  await walk(tx, feedback, 'ANSWERED')
  await tx
    .insertInto('support_answer')
    .values({ feedback_id: feedback.id, ...answer })
    .execute()
  return true
}

/** Puts it away: it is read, and needs no answer. False where it is so already. */
export async function closeFeedback(tx: Db, feedback: FeedbackRow): Promise<boolean> {
  if (feedback.state === 'CLOSED') return false
  await walk(tx, feedback, 'CLOSED')
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
