import type { QueryClient } from '@tanstack/react-query'

import { winnerTaker } from '../catalogue/take-winners.ts'
import { callerHeaders } from '../lib/caller.ts'
import { openLive } from '../lib/live.ts'
import type { LiveHandlers } from '../lib/live.ts'
import { rememberReturn } from '../lib/return-to.ts'
import { sessionStore } from '../lib/session.ts'
import { merchantStatus } from '../merchant/queries.ts'
import { homeAnnouncements } from '../messaging/queries.ts'
import { availablePromotions } from '../promotions/public.ts'
import { balanceTaker } from '../wallet/take-live-balance.ts'

/** What belongs to one member and must not be seen by the next. */
const MEMBER_QUERIES = [['wallet'], ['member'], ['launch'], ['promotions']]

/** Opens the page's live stream, and another for each session. */
export function startLive(queries: QueryClient): void {
  let close = () => {}
  let token: string | undefined
  const open = () => {
    close()
    token = sessionStore.get()?.token
    close = openLive({ headers: callerHeaders, handlers: handlersFor(queries) })
  }
  sessionStore.subscribe(() => {
    if (sessionStore.get()?.token === token) return
    for (const queryKey of MEMBER_QUERIES) forget(queries, queryKey)
    open()
  })
  open()
}

/** For the next member what is on the screen is asked anew; for a visitor there is nothing to ask. */
function forget(queries: QueryClient, queryKey: string[]): void {
  queries.removeQueries(sessionStore.get() ? { queryKey, type: 'inactive' } : { queryKey })
  if (sessionStore.get()) void queries.resetQueries({ queryKey })
}

function handlersFor(queries: QueryClient): LiveHandlers {
  return {
    balance: balanceTaker(queries),
    promotions: (promotions) => void queries.setQueryData(availablePromotions.queryKey, promotions),
    winners: winnerTaker(queries),
    announcements: () => void queries.invalidateQueries(homeAnnouncements),
    maintenance: (status) => void queries.setQueryData(merchantStatus.queryKey, status),
    refresh: () => void queries.invalidateQueries(),
    ended: () => {
      if (!sessionStore.get()) return
      rememberReturn(location.pathname + location.search)
      sessionStore.clear()
    },
  }
}
