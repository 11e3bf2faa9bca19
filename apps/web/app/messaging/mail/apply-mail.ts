import type { LiveEvent } from '@ante/contract/live/events.ts'
import type { QueryClient } from '@tanstack/react-query'

import { MAIL_KEY, unreadMail } from './keys.ts'

/**
 * Returns the handler of the unread event: invalidates the shown mails. The first event of a stream counts as a change,
 * because a mail may have arrived between the list's answer and the event.
 */
export function applyMailEvent(queries: QueryClient): (event: LiveEvent<'unread'>) => void {
  let automatic: number | null = null
  return (event) => {
    queries.setQueryData(unreadMail.queryKey, event)
    if (automatic !== event.version) void queries.invalidateQueries({ queryKey: MAIL_KEY })
    automatic = event.version
  }
}
