import type { LiveEvent } from '@ante/contract/live/events.ts'
import type { QueryClient } from '@tanstack/react-query'

import { MAIL_KEY, mailNews } from './keys.ts'

/** Gives what takes the news of the member's mails: what is shown of them is asked anew. */
export function mailTaker(queries: QueryClient): (event: LiveEvent<'unread'>) => void {
  return (news) => {
    const known = queries.getQueryData(mailNews.queryKey)
    queries.setQueryData(mailNews.queryKey, news)
    if (known?.version !== news.version) void queries.invalidateQueries({ queryKey: MAIL_KEY })
  }
}
