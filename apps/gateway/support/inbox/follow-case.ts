import type { Language } from '@ante/contract/merchant/language.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { Conversation } from '../chat/conversations.ts'
import type { FeedbackRow } from '../feedback/show-feedback.ts'
import { raiseCareFlag } from './care-flags.ts'
import { notifyOfCase } from './cases.ts'
import type { Case } from './cases.ts'

interface Written {
  at: Date
  /** Null if it is unknown. */
  language: Language | null
  text: string
}

/**
 * Opens the case of a conversation after a message of the player, which has waited since its first message without an
 * answer. A resolved case becomes unassigned, because its last person may be absent. The caller has locked the
 * conversation.
 */
export async function openCaseOfChat(
  tx: Db,
  { id, merchant_code: merchantCode, member_id: memberId }: Conversation,
  { at, language, text }: Written,
): Promise<void> {
  const { rows } = await sql<Case & { is_new: boolean }>`
    insert into support_case as one (merchant_code, conversation_id, language, state, waiting_since, last_at)
    values (${merchantCode}, ${id}, ${language}, 'open', ${at}, ${at})
    on conflict (conversation_id) do update set
      language = coalesce(excluded.language, one.language), state = 'open', snoozed_until = null,
      waiting_since = coalesce(one.waiting_since, excluded.waiting_since), last_at = excluded.last_at,
      assignee = case when one.state = 'resolved' then null else one.assignee end,
      role = case when one.state = 'resolved' then null else one.role end
    returning *, xmax = 0 as is_new`.execute(tx)
  const [opened] = rows
  if (!opened) throw new Error(`conversation ${id} has no case`)
  await raiseCareFlag(tx, opened, { memberId, text, at })
  await notifyOfCase(tx, opened, opened.is_new ? 'added' : 'updated')
}

/** Records in the case that customer service has answered: it no longer waits, and is open. */
export async function answerCaseOfChat(tx: Db, { id, merchant_code: merchantCode }: Conversation, at: Date) {
  const { rows } = await sql<Case>`
    insert into support_case as one (merchant_code, conversation_id, state, last_at)
    values (${merchantCode}, ${id}, 'open', ${at})
    on conflict (conversation_id) do update set
      state = 'open', snoozed_until = null, waiting_since = null, last_at = excluded.last_at
    returning *`.execute(tx)
  for (const answered of rows) await notifyOfCase(tx, answered)
}

/** Notifies open consoles that a conversation shows other values: the player has received or read messages. */
export async function notifyOfChat(tx: Db, conversationId: bigint): Promise<void> {
  const found = await tx
    .selectFrom('support_case')
    .select(['id', 'merchant_code', 'feedback_id'])
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst()
  if (found) await notifyOfCase(tx, found)
}

/** Resolves the case of a closed conversation. */
export const resolveCaseOfChat = (tx: Db, conversationId: bigint): Promise<void> =>
  changeWhere(tx, { conversation_id: conversationId }, RESOLVED)

/** Resolves the case of a member whose trial has ended, and stores the account's name. */
export async function endCaseOfChat(tx: Db, conversationId: bigint, memberId: bigint): Promise<void> {
  await resolveCaseOfChat(tx, conversationId)
  await sql`
    update support_case set former_account = (select account from member where id = ${memberId})
    where conversation_id = ${conversationId}`.execute(tx)
}

/** Adds the case of a new feedback. */
export async function openCaseOfFeedback(
  tx: Db,
  { id, merchant_code: merchantCode, member_id: memberId, kind, content: text, sent_at: at }: FeedbackRow,
  language: Language | null,
): Promise<void> {
  const opened = await tx
    .insertInto('support_case')
    .values({
      merchant_code: merchantCode,
      feedback_id: id,
      category: kind,
      language,
      state: 'open',
      waiting_since: at,
      last_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await raiseCareFlag(tx, opened, { memberId, text, at })
  await notifyOfCase(tx, opened, 'added')
}

/** Records in the case of a feedback that it was answered at this time, or closed. */
export const followFeedback = (tx: Db, feedbackId: bigint, to: 'CLOSED' | { answeredAt: Date }): Promise<void> =>
  changeWhere(
    tx,
    { feedback_id: feedbackId },
    to === 'CLOSED' ? RESOLVED : { state: 'open', snoozed_until: null, waiting_since: null, last_at: to.answeredAt },
  )

const RESOLVED = { state: 'resolved', snoozed_until: null, waiting_since: null } as const

type Owner = { conversation_id: bigint } | { feedback_id: bigint }

async function changeWhere(tx: Db, owner: Owner, set: Partial<Pick<Case, keyof typeof RESOLVED | 'last_at'>>) {
  const query = tx.updateTable('support_case').set(set).returning(['id', 'merchant_code', 'feedback_id'])
  const changed = await (
    'feedback_id' in owner
      ? query.where('feedback_id', '=', owner.feedback_id)
      : query.where('conversation_id', '=', owner.conversation_id)
  ).execute()
  for (const one of changed) await notifyOfCase(tx, one)
}
