import { queryOptions } from '@tanstack/react-query'

/** Key of the inbox. It begins with `member`, so the cache is cleared for the next member. */
export const MAIL_KEY = ['member', 'mail', 'box']

interface UnreadMails {
  version: number
  /** Number of unread mails. */
  mail: number
}

/** Mail state from the live stream. It is never requested. */
export const unreadMail = queryOptions({
  queryKey: ['member', 'mail', 'news'],
  queryFn: (): Promise<UnreadMails> => Promise.reject(new Error('The live stream reports it')),
  enabled: false,
  gcTime: Infinity,
})
