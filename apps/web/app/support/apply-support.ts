import type { LiveEvent } from '@ante/contract/live/events.ts'
import type { QueryClient } from '@tanstack/react-query'

import { CHAT_KEY, FEEDBACK_KEY, unreadSupport } from './keys.ts'

/** Returns the handler of the support event: invalidates the shown data, also at the first event of a stream. */
export function applySupportEvent(queries: QueryClient): (event: LiveEvent<'support'>) => void {
  let unreadCount: number | null = null
  return (event) => {
    queries.setQueryData(unreadSupport.queryKey, event)
    if (unreadCount === event.version) return
    unreadCount = event.version
    for (const queryKey of [CHAT_KEY, FEEDBACK_KEY]) void queries.invalidateQueries({ queryKey })
  }
}
