import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { QueryNumber } from '../kit/paging.ts'
import { freeText } from '../kit/text.ts'
import { CHAT_FLAG } from './chat-flag.ts'
import { PictureName, SentPicture } from './pictures.ts'

export const MAX_MESSAGE_LENGTH = 1_000
export const MESSAGES_PER_PAGE = 30

/** Header with which a browser without a session identifies its chat to the live stream. */
export const VISITOR_HEADER = 'Visitor'

/** Secret token of a visitor's chat, known only to the visitor's browser. */
export const VisitorToken = z.string().check(z.regex(/^[\w-]{43}$/))

/** A visitor's token; a member's chat is found by the session. */
const asVisitor = { visitor: z.optional(VisitorToken) }

export const ChatMessage = z.object({
  /** From 1, without gaps: messages are ordered by this number. */
  seq: z.number(),
  from: z.enum(['player', 'service']),
  /** Id assigned by the sender; null for messages of the merchant's staff. */
  clientId: z.nullable(z.string()),
  text: z.string(),
  picture: z.nullable(SentPicture),
  at: z.iso.datetime(),
})
export type ChatMessage = z.output<typeof ChatMessage>

export const readChat = endpoint({
  summary: 'Returns a page of the conversation, newest first, and whether staff is available.',
  // Not a GET, because a visitor's token is a secret, and URLs end up in logs.
  method: 'POST',
  path: '/wps/support/chat',
  access: 'anyone',
  moduleId: CHAT_FLAG,
  input: z.object({
    ...asVisitor,
    /** Only messages before this number; absent for the latest. */
    before: z.optional(QueryNumber),
  }),
  output: z.object({
    messages: z.array(ChatMessage),
    /** Cursor of the next page; null at the beginning of the chat. */
    next: z.nullable(z.number()),
    /** Number of unread messages of the merchant's staff. */
    unread: z.number(),
    /** Whether the chat was closed; the next message reopens it. */
    closed: z.boolean(),
    hours: z.object({
      /** Whether staff is available. */
      open: z.boolean(),
      /** Time of the next change; null if there is none. */
      until: z.nullable(z.iso.datetime()),
      /** The merchant's text while no staff is available; null for that of the app. */
      closedText: z.nullable(z.string()),
    }),
  }),
})

export const beginVisit = endpoint({
  summary: 'Creates a conversation for a browser without a session.',
  method: 'POST',
  path: '/wps/support/chat/visitor',
  access: 'anyone',
  moduleId: CHAT_FLAG,
  input: Nothing,
  output: z.object({ visitor: VisitorToken }),
})

export const sendMessage = endpoint({
  summary: 'Sends a chat message; a repeat with the same `clientId` changes nothing.',
  method: 'POST',
  path: '/wps/support/chat/messages',
  access: 'anyone',
  moduleId: CHAT_FLAG,
  input: z.object({
    ...asVisitor,
    clientId: z.string().check(z.regex(/^[\w-]{8,40}$/)),
    text: z._default(freeText(MAX_MESSAGE_LENGTH), ''),
    /** Only for members. */
    picture: z.optional(PictureName),
  }),
  output: ChatMessage,
  refusals: {
    /** The message has neither text nor a picture. */
    'chat.empty': NoDetails,
    /** The visitor is unknown, or sent no token: begin a visit. */
    'chat.visitor.not.found': NoDetails,
    'picture.not.found': NoDetails,
  },
})

export const readMessages = endpoint({
  summary: 'Marks the conversation as read up to a message.',
  method: 'POST',
  path: '/wps/support/chat/read',
  access: 'anyone',
  moduleId: CHAT_FLAG,
  input: z.object({ ...asVisitor, upTo: QueryNumber }),
  output: Nothing,
})

export const takeOverVisit = endpoint({
  summary: 'Moves the visitor conversation of this browser to the signed-in member; a repeat changes nothing.',
  method: 'POST',
  path: '/wps/support/chat/take-over',
  access: 'member',
  moduleId: CHAT_FLAG,
  input: z.object({ visitor: VisitorToken }),
  output: Nothing,
})
