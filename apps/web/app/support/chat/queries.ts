import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { ChatMessage, readChat } from '@ante/contract/support/chat.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { InfiniteData } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import { sessionStore } from '../../lib/session/session.ts'
import { CHAT_KEY } from '../keys.ts'
import { visitorStore } from './visitor.ts'

/** Returns the identification of this browser in the chat: a member is identified by the session. */
export const asVisitor = (): { visitor?: string } => {
  const visitor = sessionStore.get() ? null : visitorStore.get()
  return visitor === null ? {} : { visitor }
}

export type ChatPage = OutputOf<typeof readChat>
export type ChatPages = InfiniteData<ChatPage>

/** The chat, in pages towards the past. The stream reports changes. */
export const conversation = infiniteQueryOptions({
  queryKey: CHAT_KEY,
  queryFn: ({ pageParam: before, ...context }) =>
    queryOf(async () => (await import('@ante/contract/support/chat.ts')).readChat, {
      ...asVisitor(),
      ...(before !== undefined && { before }),
    })(context),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
})

/** Returns all loaded messages in order, each once. */
export function messagesOf({ pages }: Pick<ChatPages, 'pages'>): ChatMessage[] {
  const bySeq = new Map(pages.flatMap(({ messages }) => messages).map((message) => [message.seq, message]))
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq)
}

/** Adds a message that the gateway has just accepted. */
export function withMessage(chat: ChatPages | undefined, message: ChatMessage): ChatPages | undefined {
  const [latest, ...earlier] = chat?.pages ?? []
  if (!chat || !latest || latest.messages.some(({ seq }) => seq === message.seq)) return chat
  // If an earlier message is missing, its live event refetches the chat.
  return { ...chat, pages: [{ ...latest, closed: false, messages: [...latest.messages, message] }, ...earlier] }
}
