import type { Db } from '../../kit/db.ts'
import { addServiceMessage, closeConversation, lockedConversation } from '../chat/add-message.ts'
import { answerFeedback, closeFeedback, lockedFeedback, recordRead } from '../feedback/answer-feedback.ts'
import { changeCase } from './cases.ts'
import type { Case } from './cases.ts'

/** Author of an answer: `actor` is shown to staff only. */
interface Answer {
  actor: string
  text: string
  at: Date
}

/** Whether the player of a case can still be answered: not after the end of a trial or of a feedback. */
export const isAnswerable = ({ feedback_id: feedbackId, state, former_account: former }: Case): boolean =>
  former === null && (feedbackId === null || state !== 'resolved')

/** Sends an answer to the player of a locked, answerable case. */
export async function answerCase(tx: Db, answered: Case, answer: Answer): Promise<void> {
  if (answered.conversation_id !== null)
    await addServiceMessage(tx, await conversationOfCase(tx, answered.conversation_id), answer)
  else await answerFeedback(tx, await feedbackOfCase(tx, answered), answer)
}

/** Marks the messages of a locked case as read by customer service. The sender of a feedback sees it. */
export async function markCaseRead(tx: Db, read: Case): Promise<void> {
  if (read.feedback_id !== null) return recordRead(tx, await feedbackOfCase(tx, read))
  await tx
    .updateTable('support_conversation')
    .set((eb) => ({ service_read: eb.ref('last_seq') }))
    .where('id', '=', read.conversation_id)
    .execute()
}

/** Resolves a locked case, closing its conversation or feedback. Returns false if it is resolved already. */
export async function resolveCase(tx: Db, resolved: Case, at: Date): Promise<boolean> {
  if (resolved.state === 'resolved') return false
  if (resolved.conversation_id !== null)
    await closeConversation(tx, await conversationOfCase(tx, resolved.conversation_id), at)
  else await closeFeedback(tx, await feedbackOfCase(tx, resolved))
  // A conversation that a command has closed and that was opened by staff is closed already.
  await changeCase(tx, resolved, { state: 'resolved', snoozed_until: null, waiting_since: null })
  return true
}

/** Opens a locked case again. The conversation is opened for its player by the next message. */
export async function reopenCase(tx: Db, reopened: Case): Promise<boolean> {
  if (reopened.state === 'open') return false
  await changeCase(tx, reopened, { state: 'open', snoozed_until: null })
  return true
}

/** Number of the last message of the player in a locked case; 1 for a feedback. */
export async function lastPlayerMessage(tx: Db, { conversation_id: id }: Case): Promise<number> {
  if (id === null) return 1
  const { last } = await tx
    .selectFrom('support_message')
    .select(({ fn }) => fn.max('seq').as('last'))
    .where('conversation_id', '=', id)
    .where('sender', '=', 'player')
    .executeTakeFirstOrThrow()
  return last ?? 0
}

async function conversationOfCase(tx: Db, id: bigint) {
  const conversation = await lockedConversation(tx, id)
  if (!conversation) throw new Error(`conversation ${id} of a case is missing`)
  return conversation
}

async function feedbackOfCase(tx: Db, { id, feedback_id: feedbackId }: Case) {
  const feedback = feedbackId === null ? undefined : await lockedFeedback(tx, feedbackId)
  if (!feedback) throw new Error(`the feedback of case ${id} is missing`)
  return feedback
}
