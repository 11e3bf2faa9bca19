import type { listPlayerChats, listPlayerMails, listPlayerNotes } from '@ante/contract/console/players/person-lists.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'

import { localizedFor } from '../../../messaging/public.ts'
import { conversationOf } from '../../../support/public.ts'
import '../tables.ts'
import { cursorId, newestRows, pageById, timeOf } from './page.ts'
import type { ListPorts, ListQuery } from './page.ts'

export async function playerMails(
  { db }: ListPorts,
  { player, after, size }: ListQuery,
): Promise<OutputOf<typeof listPlayerMails>> {
  const found = await db
    .selectFrom('mail')
    .leftJoin('mail_letter', 'mail_letter.id', 'mail.letter_id')
    .select(['mail.id', 'mail.written_at', 'mail.kind', 'mail.template', 'mail.read_at', 'mail_letter.texts'])
    .where('mail.member_id', '=', player.id)
    .where('mail.id', '<', cursorId(after))
    .orderBy('mail.id', 'desc')
    .limit(size + 1)
    .execute()
  const rows = found.map((row) => ({
    id: String(row.id),
    at: row.written_at.toISOString(),
    kind: row.kind,
    title: row.template ?? (row.texts && localizedFor(row.texts, 'EN', 'EN')?.text.title) ?? '',
    readAt: timeOf(row.read_at),
  }))
  return pageById(rows, size)
}

/** Returns messages of the member's conversation with customer service; each member has only one. */
export async function playerChats(
  { db }: ListPorts,
  { player, after, size }: ListQuery,
): Promise<OutputOf<typeof listPlayerChats>> {
  const conversation = await conversationOf(db, { merchantCode: player.merchantCode, memberId: String(player.id) })
  if (!conversation) return { rows: [], next: null }
  const found = await db
    .selectFrom('support_message')
    .select(['seq', 'at', 'sender', 'actor', 'text', 'picture'])
    .where('conversation_id', '=', conversation.id)
    .$if(after !== undefined && /^\d{1,9}$/.test(after), (earlier) => earlier.where('seq', '<', Number(after)))
    .orderBy('seq', 'desc')
    .limit(size + 1)
    .execute()
  const rows = found.map(({ seq, at, sender, actor, text, picture }) => {
    return { id: String(seq), at: at.toISOString(), sender, actor, text, hasPicture: picture !== null }
  })
  return pageById(rows, size)
}

export async function playerNotes({ db }: ListPorts, query: ListQuery): Promise<OutputOf<typeof listPlayerNotes>> {
  const found = await newestRows(db, 'member_note', query)
  const rows = found.map(({ id, at, author, text, is_pinned: isPinned }) => {
    return { id: String(id), at: at.toISOString(), author, text, isPinned }
  })
  return pageById(rows, query.size)
}
