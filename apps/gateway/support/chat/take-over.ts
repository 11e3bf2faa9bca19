import { sql } from 'kysely'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { joinCases } from '../inbox/join-cases.ts'
import { publishSupport } from '../unread-counts.ts'
import { beginConversation, conversationOf } from './conversations.ts'
import type { Conversation } from './conversations.ts'
import { lockedConversation } from './add-message.ts'

interface TakenOver {
  merchantCode: string
  memberId: string
  /** Token of the member's visitor conversation before sign-in. */
  visitor: string
  at: Date
}

/**
 * Appends the messages written in this browser before sign-in to the member's conversation, to which they then belong
 * exclusively. Does nothing for a visitor that is unknown or was already taken over.
 */
export function takeOver(db: Db, { visitor, at, ...member }: TakenOver): Promise<void> {
  return inTransaction(db, async (tx) => {
    const conversation = await conversationOf(tx, { merchantCode: member.merchantCode, visitor })
    // The visitor's conversation is always locked before the member's, to avoid deadlocks.
    const visitorConversation = conversation && (await lockedConversation(tx, conversation.id))
    if (!visitorConversation) return
    if (visitorConversation.last_seq > 0) await join(tx, visitorConversation, { ...member, at })
    await tx.deleteFrom('support_conversation').where('id', '=', visitorConversation.id).execute()
    await publishSupport(tx, visitorConversation)
  })
}

async function join(tx: Db, input: Conversation, member: Omit<TakenOver, 'visitor'>): Promise<void> {
  await beginConversation(tx, member)
  const visitorConversation = await conversationOf(tx, member)
  const memberConversation = visitorConversation && (await lockedConversation(tx, visitorConversation.id))
  if (!memberConversation) throw new Error(`member ${member.memberId} has a conversation at another merchant`)
  const movedCount = await moveMessages(tx, input, memberConversation)
  await joinCases(tx, input, memberConversation)
  // Messages that support has not read remain unread after the move.
  const wereAllRead =
    memberConversation.service_read === memberConversation.last_seq && input.service_read === input.last_seq
  await tx
    .updateTable('support_conversation')
    .set((eb) => ({
      last_seq: memberConversation.last_seq + movedCount,
      last_at: input.last_at > memberConversation.last_at ? input.last_at : memberConversation.last_at,
      unread: memberConversation.unread + input.unread,
      service_read: wereAllRead ? memberConversation.last_seq + movedCount : memberConversation.service_read,
      closed_at: input.closed_at === null ? null : memberConversation.closed_at,
      changes: eb('changes', '+', 1),
    }))
    .where('id', '=', memberConversation.id)
    .execute()
  await publishSupport(tx, memberConversation)
}

/**
 * Moves the messages and numbers them after those of the target; returns the number of moved ones. A message whose
 * client id exists in the target is a duplicate, and is not moved.
 */
async function moveMessages(tx: Db, from: Conversation, to: Conversation): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into support_message (conversation_id, seq, sender, client_id, actor, text, picture, at)
    select ${to.id}, ${to.last_seq}::int + row_number() over (order by seq), sender, client_id, actor, text, picture, at
    from support_message as moved
    where conversation_id = ${from.id} and not exists (
      select from support_message as known
      where known.conversation_id = ${to.id} and known.client_id = moved.client_id
    )`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}
