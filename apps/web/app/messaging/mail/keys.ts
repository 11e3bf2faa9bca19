import { queryOptions } from '@tanstack/react-query'

/** Below `member`: the next one has his own. */
export const MAIL_KEY = ['member', 'mail', 'box']

interface UnreadMails {
  version: number
  /** How many were not read. */
  mail: number
}

/** What the live stream tells of the member's mails. Nobody asks for it. */
export const mailNews = queryOptions({
  queryKey: ['member', 'mail', 'news'],
  queryFn: (): Promise<UnreadMails> => Promise.reject(new Error('The live stream tells it')),
  enabled: false,
  gcTime: Infinity,
})
