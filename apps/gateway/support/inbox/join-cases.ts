import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { Conversation } from '../chat/conversations.ts'
import { notifyOfCase } from './cases.ts'
import type { Case } from './cases.ts'

/**
 * Moves the case of a visitor's conversation, with notes, keys and flags, to the member who has taken the conversation
 * over. The caller has locked both conversations, and deletes the visitor's one with its case.
 */
export async function joinCases(tx: Db, from: Conversation, to: Conversation): Promise<void> {
  const [of, into] = [await caseOfConversation(tx, from.id), await caseOfConversation(tx, to.id)]
  if (!of) return
  if (!into) {
    // The unique conversation of the case changes, so everything of the case stays with it.
    await tx.updateTable('support_case').set({ conversation_id: to.id }).where('id', '=', of.id).execute()
    await ofMember(tx, of.id, to)
    await notifyOfCase(tx, of)
    return
  }
  await sql`update support_case_note set case_id = ${into.id} where case_id = ${of.id}`.execute(tx)
  await sql`update support_reply_key set case_id = ${into.id} where case_id = ${of.id}`.execute(tx)
  await moveFlags(tx, of, into)
  await ofMember(tx, into.id, to)
  await tx
    .updateTable('support_case')
    .set({
      state: of.state === 'open' || into.state === 'open' ? 'open' : into.state,
      ...((of.state === 'open' || into.state === 'open') && { snoozed_until: null }),
      language: of.language ?? into.language,
      waiting_since: earlier(of.waiting_since, into.waiting_since),
      last_at: of.last_at > into.last_at ? of.last_at : into.last_at,
      ...(into.assignee === null && into.role === null && { assignee: of.assignee, role: of.role }),
    })
    .where('id', '=', into.id)
    .execute()
  await notifyOfCase(tx, into)
  await notifyOfCase(tx, of)
}

const caseOfConversation = (tx: Db, id: bigint): Promise<Case | undefined> =>
  tx.selectFrom('support_case').selectAll().where('conversation_id', '=', id).forUpdate().executeTakeFirst()

/** A case has one open flag: words of a second one are added to the first. */
async function moveFlags(tx: Db, of: Case, into: Case): Promise<void> {
  const open = await tx
    .selectFrom('support_care_flag')
    .select(['id', 'case_id', 'words'])
    .where('case_id', 'in', [of.id, into.id])
    .where('state', '=', 'open')
    .execute()
  const [kept, moved] = [open.find((flag) => flag.case_id === into.id), open.find((flag) => flag.case_id === of.id)]
  if (kept && moved) {
    const words = [...new Set([...kept.words, ...moved.words])]
    await tx.updateTable('support_care_flag').set({ words }).where('id', '=', kept.id).execute()
    await tx.deleteFrom('support_care_flag').where('id', '=', moved.id).execute()
  }
  await tx.updateTable('support_care_flag').set({ case_id: into.id }).where('case_id', '=', of.id).execute()
}

const ofMember = (tx: Db, caseId: bigint, { member_id: memberId }: Conversation) =>
  tx
    .updateTable('support_care_flag')
    .set({ member_id: memberId })
    .where('case_id', '=', caseId)
    .where('member_id', 'is', null)
    .execute()

const earlier = (one: Date | null, other: Date | null): Date | null => {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}
