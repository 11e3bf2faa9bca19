import type { LiveEvent } from '@ante/contract/live/events.ts'
import type { QueryClient } from '@tanstack/react-query'

import { MAIL_KEY, mailNews } from './keys.ts'

/**
 * Gives what takes the news of the member's mails: what is shown of them is asked anew. The first news of a stream counts as a
 * change, because a mail may have come between the answer with the list and that with the news.
 */
export function applyMailEvent(queries: QueryClient): (event: LiveEvent<'unread'>) => void {
  let told: number | null = null
  return (news) => {
    queries.setQueryData(mailNews.queryKey, news)
    if (told !== news.version) void queries.invalidateQueries({ queryKey: MAIL_KEY })
    told = news.version
  }
}
