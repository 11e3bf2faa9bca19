import { queryOptions } from '@tanstack/react-query'

/** Below `member`: the next one has his own. A visitor's stand here, too, until somebody signs in. */
export const CHAT_KEY = ['member', 'support', 'chat']
export const FEEDBACK_KEY = ['member', 'support', 'feedback']

export interface UnreadSupport {
  version: number
  /** Messages and answers that were not seen. */
  chat: number
  feedback: number
}

/** What the live stream tells of the member's conversation and feedback. Nobody asks for it. */
export const supportNews = queryOptions({
  queryKey: ['member', 'support', 'news'],
  queryFn: (): Promise<UnreadSupport> => Promise.reject(new Error('The live stream tells it')),
  enabled: false,
  gcTime: Infinity,
})
