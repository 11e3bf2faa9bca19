import { beginVisit, readChat, readMessages, sendMessage, takeOverVisit } from '@ante/contract/support/chat.ts'

import { countNetworkCall } from '../../kit/call-counts.ts'
import type { CallContext } from '../../kit/context.ts'
import type { Ports } from '../../kit/ports.ts'
import { serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import type { MerchantDirectory } from '../../merchant/public.ts'
import { newVisitor } from './conversations.ts'
import type { ChatParticipant } from './conversations.ts'
import { storeMessage } from './send-message.ts'
import { markMessagesSeen, showChat } from './show-chat.ts'
import { takeOver } from './take-over.ts'

/** Limit per IP address, which many users of a mobile carrier may share. */
const CALLS_PER_MINUTE = 300
const VISITS = { atMost: 30, windowMs: 60 * 60_000 }

/** Routes of the conversation between a member, or a visitor's browser, and the merchant's support. */
export function chatRoutes(app: Server, ports: Ports & { merchants: MerchantDirectory }): void {
  const { db, clock, merchants } = ports
  const rateLimit = { perMinute: CALLS_PER_MINUTE }
  serve(
    app,
    readChat,
    ({ before, visitor }, context) => {
      const { zone, settings } = merchants.of(context.merchantCode)
      const languages = [context.language, settings.defaultLanguage]
      return showChat(db, participantOf(context, visitor), { before, zone, languages, now: clock.now() })
    },
    rateLimit,
  )
  serve(app, beginVisit, async (_input, { ip, merchantCode }) => {
    await countNetworkCall(ports, { kind: 'visits', ip, ...VISITS })
    return { visitor: await newVisitor(db, merchantCode, clock.now()) }
  })
  serve(
    app,
    sendMessage,
    ({ visitor, ...input }, context) =>
      storeMessage(ports, { ...input, language: context.language }, participantOf(context, visitor)),
    rateLimit,
  )
  serve(
    app,
    readMessages,
    async ({ visitor, upTo }, context) => {
      await markMessagesSeen(db, participantOf(context, visitor), upTo)
      return {}
    },
    rateLimit,
  )
  serve(
    app,
    takeOverVisit,
    async ({ visitor }, { member: { memberId }, merchantCode }) => {
      await takeOver(db, { merchantCode, memberId, visitor, at: clock.now() })
      return {}
    },
    rateLimit,
  )
}

/** Returns the participant: the signed-in member, even if the browser still stores a visitor token. */
const participantOf = ({ member, merchantCode }: CallContext, visitor: string | undefined): ChatParticipant =>
  member ? { merchantCode, memberId: member.memberId } : { merchantCode, visitor }
