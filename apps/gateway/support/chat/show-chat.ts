import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import type { ChatMessage, readChat } from '@ante/contract/support/chat.ts'
import { MESSAGES_PER_PAGE } from '@ante/contract/support/chat.ts'

import type { Db } from '../../kit/db.ts'
import { inTransaction } from '../../kit/db.ts'
import { attendance } from '../hours.ts'
import { findPictures } from '../pictures/pictures.ts'
import { settingsOf } from '../settings.ts'
import { notifyOfChat } from '../inbox/follow-case.ts'
import { publishSupport } from '../unread-counts.ts'
import { conversationOf } from './conversations.ts'
import type { ChatParticipant, Conversation } from './conversations.ts'
import type { Message } from './add-message.ts'

interface Query {
  before: number | undefined
  zone: string
  /** Languages of the text outside opening hours, the preferred one first. */
  languages: readonly Language[]
  now: Date
}

/** Returns a page of the participant's conversation, in order; empty without a conversation. */
export async function showChat(
  db: Db,
  participant: ChatParticipant,
  { before, zone, languages, now }: Query,
): Promise<OutputOf<typeof readChat>> {
  const [conversation, { hours, closedTexts }] = await Promise.all([
    conversationOf(db, participant),
    settingsOf(db, participant.merchantCode),
  ])
  const { open, until } = attendance(hours, zone, now)
  const text = open ? undefined : languages.map((language) => closedTexts[language]).find(Boolean)
  const availability = { open, until: until?.toISOString() ?? null, closedText: text ?? null }
  if (!conversation) return { messages: [], next: null, unread: 0, closed: false, hours: availability }
  const page = await pageOf(db, conversation.id, before)
  if (before === undefined) await markReceived(db, conversation)
  const first = page[0]
  return {
    messages: await shownMessages(db, page),
    // Messages are numbered from 1 without gaps, so no query is needed to detect earlier ones.
    next: first && first.seq > 1 ? first.seq : null,
    unread: conversation.unread,
    closed: conversation.closed_at !== null,
    hours: availability,
  }
}

async function pageOf(db: Db, conversationId: bigint, before: number | undefined): Promise<Message[]> {
  const rows = db
    .selectFrom('support_message')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('seq', 'desc')
    .limit(MESSAGES_PER_PAGE)
  const latestFirst = await (before === undefined ? rows : rows.where('seq', '<', before)).execute()
  return latestFirst.reverse()
}

/** Formats messages for their player. */
export async function shownMessages(db: Db, rows: Message[]): Promise<ChatMessage[]> {
  const pictures = await findPictures(
    db,
    rows.flatMap(({ picture }) => picture ?? []),
  )
  return rows.map((row) => ({
    seq: row.seq,
    from: row.sender,
    clientId: row.client_id,
    text: row.text,
    picture: (row.picture === null ? undefined : pictures.get(row.picture)) ?? null,
    at: row.at.toISOString(),
  }))
}

/** Records that the player's device has received all messages, for open consoles. */
async function markReceived(db: Db, { id, player_received: received, last_seq: last }: Conversation): Promise<void> {
  if (received >= last) return
  await inTransaction(db, async (tx) => {
    const updated = await tx
      .updateTable('support_conversation')
      .set({ player_received: last })
      .where('id', '=', id)
      .where('player_received', '<', last)
      .returning('id')
      .executeTakeFirst()
    if (updated) await notifyOfChat(tx, id)
  })
}

/** Marks all messages up to this one as read by the participant. */
export async function markMessagesSeen(db: Db, participant: ChatParticipant, upTo: number): Promise<void> {
  const conversation = await conversationOf(db, participant)
  if (!conversation || conversation.player_read >= upTo) return
  await inTransaction(db, async (tx) => {
    const markedSeen = await tx
      .updateTable('support_conversation')
      .set((eb) => ({
        player_read: eb.fn<number>('least', ['last_seq', eb.val(upTo)]),
        player_received: eb.fn<number>('least', [
          'last_seq',
          eb.fn<number>('greatest', ['player_received', eb.val(upTo)]),
        ]),
        unread: eb
          .selectFrom('support_message')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('conversation_id', '=', 'support_conversation.id')
          .where('sender', '=', 'service')
          .where('seq', '>', upTo),
        changes: eb('changes', '+', 1),
      }))
      .where('id', '=', conversation.id)
      .where('player_read', '<', upTo)
      .returningAll()
      .executeTakeFirst()
    if (!markedSeen) return
    await publishSupport(tx, markedSeen)
    await notifyOfChat(tx, markedSeen.id)
  })
}
