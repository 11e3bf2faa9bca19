import { queryOptions } from '@tanstack/react-query'

/** Key of the chat. It begins with `member`, so the cache is cleared for the next member; a visitor's chat has this key too. */
export const CHAT_KEY = ['member', 'support', 'chat']
export const FEEDBACK_KEY = ['member', 'support', 'feedback']

export interface UnreadSupport {
  version: number
  /** Number of unread messages and answers. */
  chat: number
  feedback: number
}

/** State of the member's chat and feedback from the live stream. It is never requested. */
export const unreadSupport = queryOptions({
  queryKey: ['member', 'support', 'news'],
  queryFn: (): Promise<UnreadSupport> => Promise.reject(new Error('The live stream reports it')),
  enabled: false,
  gcTime: Infinity,
})
