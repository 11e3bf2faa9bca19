import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { SECOND_MS } from '@ante/contract/kit/time.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import type { ChatMessage } from '@ante/contract/support/chat.ts'
import { sendMessage } from '@ante/contract/support/chat.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { usePictures } from '../pictures/pictures.ts'
import { beginConversation, conversationOf } from './conversations.ts'
import type { Conversation, ChatParticipant } from './conversations.ts'
import { lockedConversation, messageByClientId, addPlayerMessage } from './add-message.ts'
import { shownMessages } from './show-chat.ts'

const refuse = refusalsOf(sendMessage)
/** Maximum number of messages per window, more than a person can type. */
const MAX_MESSAGES_PER_WINDOW = 20
const WINDOW_MS = 60_000

type Input = Omit<ParsedInputOf<typeof sendMessage>, 'visitor'> & {
  /** Language of the site. */
  language: Language
}

/** Stores a message once per client id, even when requests are lost, repeated or reordered. */
export async function storeMessage(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { clientId, text, picture, language }: Input,
  participant: ChatParticipant,
): Promise<ChatMessage> {
  const conversation = await ownConversation(db, participant, clock.now())
  const stored = await messageByClientId(db, conversation.id, clientId)
  if (stored) return shownOne(db, stored)
  if (text === '' && picture === undefined) throw refuse('chat.empty')
  const message = await inTransaction(db, async (tx) => {
    const open = await lockedConversation(tx, conversation.id)
    if (!open) throw refuse('chat.visitor.not.found')
    // A concurrent duplicate of the same call.
    const twin = await messageByClientId(tx, conversation.id, clientId)
    if (twin) return twin
    await enforceMessageRate(tx, conversation.id, clock.now())
    const isOwn =
      picture === undefined || ('memberId' in participant && (await usePictures(tx, participant.memberId, [picture])))
    if (!isOwn) throw refuse('picture.not.found')
    return addPlayerMessage(tx, open, { clientId, text, picture: picture ?? null, language, at: clock.now() })
  })
  return shownOne(db, message)
}

/**
 * Refuses too many messages. Counts stored messages under the conversation's lock, so that a repeated message counts
 * once.
 */
async function enforceMessageRate(tx: Db, conversationId: bigint, now: Date): Promise<void> {
  const nth = await tx
    .selectFrom('support_message')
    .select('at')
    .where('conversation_id', '=', conversationId)
    .where('sender', '=', 'player')
    .orderBy('seq', 'desc')
    .offset(MAX_MESSAGES_PER_WINDOW - 1)
    .limit(1)
    .executeTakeFirst()
  const waitMs = nth ? nth.at.getTime() + WINDOW_MS - now.getTime() : 0
  if (waitMs > 0) throw commonRefusal('request.too_many', { retryAfterSeconds: Math.ceil(waitMs / SECOND_MS) })
}

async function ownConversation(db: Db, participant: ChatParticipant, at: Date): Promise<Conversation> {
  const conversation = await conversationOf(db, participant)
  if (conversation) return conversation
  if (!('memberId' in participant)) throw refuse('chat.visitor.not.found')
  await beginConversation(db, { ...participant, at })
  const existing = await conversationOf(db, participant)
  // A member has one conversation permanently, at the member's merchant.
  if (!existing) throw new Error(`member ${participant.memberId} has a conversation at another merchant`)
  return existing
}

async function shownOne(db: Db, row: Parameters<typeof shownMessages>[1][number]): Promise<ChatMessage> {
  const [message] = await shownMessages(db, [row])
  if (!message) throw new Error('the stored message is missing')
  return message
}
