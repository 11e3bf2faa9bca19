import type { MemberStateName } from '@ante/contract/live/events.ts'
import type { QueryClient } from '@tanstack/react-query'

import { jackpot, winners } from '../catalogue/queries.ts'
import { applyCatalogueEvent, applyFavouritesEvent } from '../catalogue/apply-changes.ts'
import { applyWinnerEvent } from '../catalogue/apply-winners.ts'
import { callerHeaders } from '../lib/calls/caller.ts'
import { endSession } from '../lib/session/end-session.ts'
import { openLive } from '../lib/live/live.ts'
import type { LiveHandlers } from '../lib/live/live.ts'
import { applyDrawEvent } from '../lottery/apply-draw-event.ts'
import { sessionStore } from '../lib/session/session.ts'
import { applyNewest } from '../lib/live/apply-newest.ts'
import { mergeDeviceStars } from '../lottery/star-merger.ts'
import { applyOrderEvent } from '../lottery/orders/apply-order.ts'
import { applyMailEvent } from '../messaging/mail/apply-mail.ts'
import { momentWatcher } from '../messaging/push/ask-moment.ts'
import { agentNews, homeAnnouncements } from '../messaging/queries.ts'
import { availablePromotions } from '../promotions/public.ts'
import { applySupportEvent } from '../support/apply-support.ts'
import { applyBalanceEvent } from '../wallet/apply-live-balance.ts'
import { boardsFollowing } from '../winners/follow-wins.ts'
import { applySettingsEvent } from './apply-settings.ts'
import { applyStatusEvent } from './apply-status.ts'

/** What belongs to one member and must not be seen by the next. */
const MEMBER_QUERIES = [['wallet'], ['member'], ['launch'], ['promotions']]

/**
 * Between the making of the page and the beginning of the stream there may have been wins and announcements. The gateway
 * keeps an answer for a second: one that is asked for after that knows them all.
 */
const MISSED_BEFORE = [winners, homeAnnouncements]
const SETTLED_MS = 1_250

/** Opens the page's live stream, and another for each session. Returns what ends it. */
export function startLive(queries: QueryClient): () => void {
  let close = () => {}
  let token: string | undefined
  const open = () => {
    close()
    const before = token
    token = sessionStore.get()?.token
    // What is told depends on who reads, and the server's page is a visitor's.
    if (before !== token) void queries.invalidateQueries(homeAnnouncements)
    const askMissed = () => MISSED_BEFORE.forEach(({ queryKey }) => void queries.invalidateQueries({ queryKey }))
    const onBegin = () => void setTimeout(askMissed, SETTLED_MS)
    close = openLive({ headers: callerHeaders, handlers: handlersFor(queries), onBegin })
    mergeDeviceStars(queries)
  }
  const unsubscribe = sessionStore.subscribe(() => {
    if (sessionStore.get()?.token === token) return
    for (const queryKey of MEMBER_QUERIES) forget(queries, queryKey)
    open()
  })
  open()
  return () => {
    unsubscribe()
    close()
  }
}

/** For the next member what is on the screen is asked anew; for a visitor there is nothing to ask. */
function forget(queries: QueryClient, queryKey: string[]): void {
  queries.removeQueries(sessionStore.get() ? { queryKey, type: 'inactive' } : { queryKey })
  if (sessionStore.get()) void queries.resetQueries({ queryKey })
}

/** Every state of a member has a handler: a new one without does not compile. */
function handlersFor(queries: QueryClient): LiveHandlers & Required<Pick<LiveHandlers, MemberStateName>> {
  const takeWinner = applyWinnerEvent(queries)
  const refreshBoards = boardsFollowing(queries)
  const takeOrder = applyOrderEvent(queries)
  const takeMail = applyMailEvent(queries)
  const noteMoment = momentWatcher()
  return {
    balance: applyBalanceEvent(queries),
    deposit: () => void queries.invalidateQueries({ queryKey: ['member', 'deposit'] }),
    withdrawal: () => {
      void queries.invalidateQueries({ queryKey: ['member', 'withdrawal'] })
      noteMoment()
    },
    order: (news) => {
      takeOrder(news)
      noteMoment()
    },
    unread: (news) => {
      takeMail(news)
      // Each step of a contract is told by mail.
      void queries.invalidateQueries({ queryKey: ['member', 'contracts'] })
    },
    support: applySupportEvent(queries),
    promotions: (promotions) => applyNewest(queries, availablePromotions, promotions),
    winners: (winner) => {
      takeWinner(winner)
      refreshBoards()
    },
    draw: applyDrawEvent(queries),
    jackpot: (pool) => applyNewest(queries, jackpot, pool),
    announcements: () => {
      void queries.invalidateQueries(homeAnnouncements)
      void queries.invalidateQueries(agentNews)
    },
    maintenance: applyStatusEvent(queries),
    settings: applySettingsEvent(queries),
    catalogue: applyCatalogueEvent(queries, document.documentElement.dataset['catalogue'] ?? null),
    favourites: applyFavouritesEvent(queries),
    refresh: () => void queries.invalidateQueries(),
    ended: endSession,
  }
}
