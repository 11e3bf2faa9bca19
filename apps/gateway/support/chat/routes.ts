import { beginVisit, readChat, readMessages, sendMessage, takeOverVisit } from '@ante/contract/support/chat.ts'

import { demandFewFrom } from '../../kit/call-counts.ts'
import type { CallContext } from '../../kit/context.ts'
import type { Ports } from '../../kit/ports.ts'
import { serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import type { MerchantDirectory } from '../../merchant/public.ts'
import { newVisitor } from './conversations.ts'
import type { Talker } from './conversations.ts'
import { keepMessage } from './send-message.ts'
import { seeMessages, showChat } from './show-chat.ts'
import { takeOver } from './take-over.ts'

/** Of one address, behind which a mobile carrier puts many. */
const CALLS_PER_MINUTE = 300
const VISITS = { atMost: 30, windowMs: 60 * 60_000 }

/** The conversation of a member, or of a visitor's browser, with the merchant's people. */
export function chatRoutes(app: Server, ports: Ports & { merchants: MerchantDirectory }): void {
  const { db, clock, merchants } = ports
  const often = { perMinute: CALLS_PER_MINUTE }
  serve(
    app,
    readChat,
    ({ before, visitor }, context) => {
      const { zone } = merchants.of(context.merchantCode)
      return showChat(db, talkerOf(context, visitor), { before, zone, now: clock.now() })
    },
    often,
  )
  serve(app, beginVisit, async (_input, { ip, merchantCode }) => {
    await demandFewFrom(ports, { kind: 'visits', ip, ...VISITS })
    return { visitor: await newVisitor(db, merchantCode, clock.now()) }
  })
  serve(
    app,
    sendMessage,
    ({ visitor, ...said }, context) => keepMessage(ports, said, talkerOf(context, visitor)),
    often,
  )
  serve(
    app,
    readMessages,
    async ({ visitor, upTo }, context) => {
      await seeMessages(db, talkerOf(context, visitor), upTo)
      return {}
    },
    often,
  )
  serve(
    app,
    takeOverVisit,
    async ({ visitor }, { member: { memberId }, merchantCode }) => {
      await takeOver(db, { merchantCode, memberId, visitor, at: clock.now() })
      return {}
    },
    often,
  )
}

/** Who is signed in talks as himself, whatever his browser kept of the time before. */
const talkerOf = ({ member, merchantCode }: CallContext, visitor: string | undefined): Talker =>
  member ? { merchantCode, memberId: member.memberId } : { merchantCode, visitor }
