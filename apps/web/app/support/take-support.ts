import type { LiveEvent } from '@ante/contract/live/events.ts'
import type { QueryClient } from '@tanstack/react-query'

import { CHAT_KEY, FEEDBACK_KEY, supportNews } from './keys.ts'

/** Gives what takes the news of what is written: what is shown of it is asked anew. */
export function supportTaker(queries: QueryClient): (event: LiveEvent<'support'>) => void {
  return (news) => {
    const known = queries.getQueryData(supportNews.queryKey)
    queries.setQueryData(supportNews.queryKey, news)
    if (known?.version === news.version) return
    for (const queryKey of [CHAT_KEY, FEEDBACK_KEY]) void queries.invalidateQueries({ queryKey })
  }
}
