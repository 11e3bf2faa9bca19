import type { Language } from '@ante/contract/merchant/language.ts'
import type { Selectable } from 'kysely'

import type { Db, Tables } from '../../kit/db.ts'
import { answerCaseOfChat, openCaseOfChat, resolveCaseOfChat } from '../inbox/follow-case.ts'
import { publishSupport } from '../unread-counts.ts'
import type { Conversation } from './conversations.ts'

export type Message = Selectable<Tables['support_message']>

interface PlayerMessage {
  clientId: string
  text: string
  picture: string | null
  /** Language of the site; absent if it is unknown. */
  language?: Language
  at: Date
}

/** Returns the player's message with this client id, if it exists. */
export function messageByClientId(db: Db, conversationId: bigint, clientId: string): Promise<Message | undefined> {
  return db
    .selectFrom('support_message')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
}

/** Adds a message of the player. The caller has locked the conversation; a closed one is reopened, with its case. */
export async function addPlayerMessage(tx: Db, conversation: Conversation, input: PlayerMessage): Promise<Message> {
  const { clientId, text, picture, language = null, at } = input
  const sent = { sender: 'player', client_id: clientId, actor: null, text, picture, at } as const
  const message = await add(tx, conversation, sent)
  await openCaseOfChat(tx, conversation, { at, language, text })
  return message
}

/** Adds a message of the merchant's support, which marks all earlier messages as read. */
export async function addServiceMessage(
  tx: Db,
  conversation: Conversation,
  { actor, text, at }: { actor: string; text: string; at: Date },
): Promise<Message> {
  const message = await add(tx, conversation, { sender: 'service', client_id: null, actor, text, picture: null, at })
  await answerCaseOfChat(tx, conversation, at)
  return message
}

async function add(
  tx: Db,
  conversation: Conversation,
  input: Omit<Message, 'conversation_id' | 'seq'>,
): Promise<Message> {
  const seq = conversation.last_seq + 1
  const isOurs = input.sender === 'service'
  const message = await tx
    .insertInto('support_message')
    .values({ conversation_id: conversation.id, seq, ...input })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('support_conversation')
    .set((eb) => ({
      last_seq: seq,
      last_at: input.at,
      closed_at: null,
      changes: eb('changes', '+', 1),
      ...(isOurs
        ? { unread: eb('unread', '+', 1), service_read: seq }
        : { player_read: seq, player_received: seq, unread: 0 }),
    }))
    .where('id', '=', conversation.id)
    .execute()
  await publishSupport(tx, conversation)
  return message
}

/** Returns the conversation with this id, locked until the transaction ends; undefined if there is none. */
export function lockedConversation(tx: Db, id: bigint): Promise<Conversation | undefined> {
  return tx.selectFrom('support_conversation').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Closes the conversation until the next message. Returns false when it is already closed. */
export async function closeConversation(tx: Db, conversation: Conversation, at: Date): Promise<boolean> {
  if (conversation.closed_at !== null) return false
  await tx
    .updateTable('support_conversation')
    .set((eb) => ({ closed_at: at, service_read: conversation.last_seq, changes: eb('changes', '+', 1) }))
    .where('id', '=', conversation.id)
    .execute()
  await resolveCaseOfChat(tx, conversation.id)
  await publishSupport(tx, conversation)
  return true
}
