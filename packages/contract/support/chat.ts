import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { QueryNumber } from '../kit/paging.ts'
import { freeText } from '../kit/text.ts'
import { CHAT_FLAG } from './chat-flag.ts'
import { PictureName, SentPicture } from './pictures.ts'

export const MESSAGE_LONGEST = 1_000
export const MESSAGES_A_PAGE = 30

/** With it a browser without a session names its conversation to the live stream. */
export const VISITOR_HEADER = 'Visitor'

/** What names a visitor's conversation, and opens it: known to his browser alone. */
export const VisitorToken = z.string().check(z.regex(/^[\w-]{43}$/))

/** A visitor's; a member's conversation is found by his session. */
const asVisitor = { visitor: z.optional(VisitorToken) }

export const ChatMessage = z.object({
  /** From 1 on, without gaps: a conversation's messages stand in the order of these. */
  seq: z.number(),
  from: z.enum(['player', 'service']),
  /** What its sender called it; null of those of the merchant's people. */
  clientId: z.nullable(z.string()),
  text: z.string(),
  picture: z.nullable(SentPicture),
  at: z.iso.datetime(),
})
export type ChatMessage = z.output<typeof ChatMessage>

export const readChat = endpoint({
  summary: 'A page of the conversation, the latest first, and whether somebody is there to answer',
  // No GET: a visitor's token is a secret, and addresses end up in logs.
  method: 'POST',
  path: '/wps/support/chat',
  access: 'anyone',
  moduleId: CHAT_FLAG,
  input: z.object({
    ...asVisitor,
    /** Those before this one; the latest where it is left out. */
    before: z.optional(QueryNumber),
  }),
  output: z.object({
    messages: z.array(ChatMessage),
    /** Before which the next page begins; null at the beginning of the conversation. */
    next: z.nullable(z.number()),
    /** Messages of the merchant's people that were not seen yet. */
    unread: z.number(),
    /** Somebody has ended it; the next message begins it anew. */
    closed: z.boolean(),
    hours: z.object({
      /** Somebody is there to answer. */
      open: z.boolean(),
      /** When that changes next; null where it never does. */
      until: z.nullable(z.iso.datetime()),
    }),
  }),
})

export const beginVisit = endpoint({
  summary: 'Gives a browser without a session a conversation',
  method: 'POST',
  path: '/wps/support/chat/visitor',
  access: 'anyone',
  moduleId: CHAT_FLAG,
  input: Nothing,
  output: z.object({ visitor: VisitorToken }),
})

export const sendMessage = endpoint({
  summary: 'Says something; under the same `clientId` once, however often it is sent',
  method: 'POST',
  path: '/wps/support/chat/messages',
  access: 'anyone',
  moduleId: CHAT_FLAG,
  input: z.object({
    ...asVisitor,
    clientId: z.string().check(z.regex(/^[\w-]{8,40}$/)),
    text: z._default(freeText(MESSAGE_LONGEST), ''),
    /** Of members alone. */
    picture: z.optional(PictureName),
  }),
  output: ChatMessage,
  refusals: {
    /** Neither words nor a picture. */
    'chat.empty': NoDetails,
    /** Nobody knows this visitor, or he said nothing that names him: begin a visit. */
    'chat.visitor.not.found': NoDetails,
    'picture.not.found': NoDetails,
  },
})

export const readMessages = endpoint({
  summary: 'Remembers up to where the conversation was seen',
  method: 'POST',
  path: '/wps/support/chat/read',
  access: 'anyone',
  moduleId: CHAT_FLAG,
  input: z.object({ ...asVisitor, upTo: QueryNumber }),
  output: Nothing,
})

export const takeOverVisit = endpoint({
  summary:
    'Gives what this browser’s visitor has said to the member who has signed in there; once more it does nothing',
  method: 'POST',
  path: '/wps/support/chat/take-over',
  access: 'member',
  moduleId: CHAT_FLAG,
  input: z.object({ visitor: VisitorToken }),
  output: Nothing,
})
