import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { ChatMessage, readChat } from '@ante/contract/support/chat.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { InfiniteData } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'
import { sessionStore } from '../../lib/session/session.ts'
import { CHAT_KEY } from '../keys.ts'
import { visitorStore } from './visitor.ts'

/** How this browser names itself to the conversation: a session says who it is. */
export const asVisitor = (): { visitor?: string } => {
  const visitor = sessionStore.get() ? null : visitorStore.get()
  return visitor === null ? {} : { visitor }
}

export type ChatPage = OutputOf<typeof readChat>
export type ChatPages = InfiniteData<ChatPage>

/** The conversation, page after page into the past. The stream tells when it has changed. */
export const conversation = infiniteQueryOptions({
  queryKey: CHAT_KEY,
  queryFn: ({ pageParam: before, ...context }) =>
    asks(async () => (await import('@ante/contract/support/chat.ts')).readChat, {
      ...asVisitor(),
      ...(before !== undefined && { before }),
    })(context),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
})

/** All that is loaded, in its order, each once. */
export function messagesOf({ pages }: Pick<ChatPages, 'pages'>): ChatMessage[] {
  const bySeq = new Map(pages.flatMap(({ messages }) => messages).map((message) => [message.seq, message]))
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq)
}

/** With a message that the gateway has just taken. */
export function withMessage(chat: ChatPages | undefined, message: ChatMessage): ChatPages | undefined {
  const [latest, ...earlier] = chat?.pages ?? []
  if (!chat || !latest || latest.messages.some(({ seq }) => seq === message.seq)) return chat
  // One that is missing before it comes with the news of it.
  return { ...chat, pages: [{ ...latest, closed: false, messages: [...latest.messages, message] }, ...earlier] }
}
