import { showSupportCase } from '@ante/contract/console/support.ts'
import type { CaseMessage } from '@ante/contract/console/support.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import type { Selectable } from 'kysely'

import type { Db, Tables } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { answersTo, caseOf, findPictures, isAnswerable, openFlagOf } from '../../support/public.ts'
import type { Case } from '../../support/public.ts'
import { merchantOf } from '../kit/staff-of-merchant.ts'
import { listedCase } from './list-cases.ts'

const refuse = refusalsOf(showSupportCase)
const PAGE_SIZE = 50
/** Maximum number of shown notes, the latest ones. */
const NOTES = 100

/** Returns a case with a page of its messages, and with its notes and flag. */
export async function showCase(
  db: Db,
  { id, before }: ParsedInputOf<typeof showSupportCase>,
  context: StaffContext,
): Promise<OutputOf<typeof showSupportCase>> {
  const stored = await caseOf(db, merchantOf(context), BigInt(id))
  const listed = stored && (await listedCase(db, context, stored.id))
  if (!listed) throw refuse('support.case.not_found')
  const [messages, notes, flag] = await Promise.all([
    stored.conversation_id === null ? feedbackMessages(db, stored) : chatMessages(db, stored.conversation_id, before),
    notesOf(db, stored.id),
    openFlagOf(db, stored.id),
  ])
  return {
    case: listed,
    ...messages,
    notes,
    flag: flag ? { id: String(flag.id), words: flag.words, quote: flag.quote, at: flag.at.toISOString() } : null,
    isAnswerable: isAnswerable(stored),
  }
}

type Messages = Pick<OutputOf<typeof showSupportCase>, 'messages' | 'earlier'>

async function chatMessages(db: Db, conversationId: bigint, before: number | undefined): Promise<Messages> {
  const talk = await db
    .selectFrom('support_conversation')
    .select(['player_read', 'player_received'])
    .where('id', '=', conversationId)
    .executeTakeFirstOrThrow()
  const latestFirst = await db
    .selectFrom('support_message')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
    .orderBy('seq', 'desc')
    .limit(PAGE_SIZE)
    .execute()
  const rows = latestFirst.toReversed()
  const pictures = await findPictures(
    db,
    rows.flatMap(({ picture }) => picture ?? []),
  )
  const messages = rows.map((row): CaseMessage => {
    const picture = row.picture === null ? undefined : pictures.get(row.picture)
    return { ...shown(row), pictures: picture ? [picture] : [], receipt: receiptOf(row, talk) }
  })
  const first = rows[0]?.seq ?? 1
  return { messages, earlier: first > 1 ? first : null }
}

type Message = Selectable<Tables['support_message']>

const shown = ({ seq, sender, actor, text, at }: Message) => {
  return { seq, from: sender, author: actor, text, at: at.toISOString() }
}

function receiptOf(
  { sender, seq }: Message,
  { player_read: read, player_received: received }: { player_read: number; player_received: number },
): CaseMessage['receipt'] {
  if (sender === 'player') return null
  if (seq <= read) return 'read'
  return seq <= received ? 'delivered' : 'sent'
}

/** The feedback is the first message, its answers are the following ones. */
async function feedbackMessages(db: Db, { feedback_id: feedbackId }: Case): Promise<Messages> {
  const feedback = await db
    .selectFrom('support_feedback')
    .selectAll()
    .where('id', '=', feedbackId)
    .executeTakeFirstOrThrow()
  const [answers, pictures] = await Promise.all([answersTo(db, [feedback.id]), findPictures(db, feedback.pictures)])
  const sent: CaseMessage = {
    seq: 1,
    from: 'player',
    author: null,
    text: feedback.content,
    pictures: feedback.pictures.flatMap((name) => pictures.get(name) ?? []),
    at: feedback.sent_at.toISOString(),
    receipt: null,
  }
  const answered = (answers.get(feedback.id) ?? []).map(({ actor, text, at }, index): CaseMessage => {
    const author = { from: 'service' as const, author: actor }
    return { seq: index + 2, ...author, text, pictures: [], at: at.toISOString(), receipt: null }
  })
  return { messages: [sent, ...answered], earlier: null }
}

async function notesOf(db: Db, caseId: bigint) {
  const rows = await db
    .selectFrom('support_case_note')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('id', 'desc')
    .limit(NOTES)
    .execute()
  return rows.toReversed().map(({ id, author, text, at }) => ({ id: String(id), author, text, at: at.toISOString() }))
}
