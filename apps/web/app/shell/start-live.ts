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
import { momentWatcher } from '../messaging/push/push-prompt-moment.ts'
import { agentAnnouncements, homeAnnouncements } from '../messaging/queries.ts'
import { availablePromotions } from '../promotions/public.ts'
import { applySupportEvent } from '../support/apply-support.ts'
import { applyBalanceEvent } from '../wallet/apply-live-balance.ts'
import { boardsFollowing } from '../winners/follow-wins.ts'
import { applySettingsEvent } from './apply-settings.ts'
import { applyStatusEvent } from './apply-status.ts'

/** Keys of a member's data, which is removed when the session changes. */
const MEMBER_QUERIES = [['wallet'], ['member'], ['launch'], ['promotions']]

/**
 * Queries whose events may have been missed between the rendering of the page and the start of the stream. They are
 * refetched after more than a second, because the gateway caches an answer for a second.
 */
const UNSTREAMED_QUERIES = [winners, homeAnnouncements]
const SETTLED_MS = 1_250

/** Opens the page's live stream, and a new one for each session. Returns the function that closes it. */
export function startLive(queries: QueryClient): () => void {
  let close = () => {}
  let token: string | undefined
  const open = () => {
    close()
    const before = token
    token = sessionStore.get()?.token
    // Announcements depend on the user; the server-rendered page contains those for visitors.
    if (before !== token) void queries.invalidateQueries(homeAnnouncements)
    const refetchMissed = () =>
      UNSTREAMED_QUERIES.forEach(({ queryKey }) => void queries.invalidateQueries({ queryKey }))
    const onBegin = () => void setTimeout(refetchMissed, SETTLED_MS)
    close = openLive({ headers: callerHeaders, handlers: handlersFor(queries), onBegin })
    mergeDeviceStars(queries)
  }
  const unsubscribe = sessionStore.subscribe(() => {
    if (sessionStore.get()?.token === token) return
    for (const queryKey of MEMBER_QUERIES) removeQuery(queries, queryKey)
    open()
  })
  open()
  return () => {
    unsubscribe()
    close()
  }
}

/** Removes a member's data. Shown data is refetched if another member has signed in. */
function removeQuery(queries: QueryClient, queryKey: string[]): void {
  queries.removeQueries(sessionStore.get() ? { queryKey, type: 'inactive' } : { queryKey })
  if (sessionStore.get()) void queries.resetQueries({ queryKey })
}

/** Every member state has a handler: a new state without one does not compile. */
function handlersFor(queries: QueryClient): LiveHandlers & Required<Pick<LiveHandlers, MemberStateName>> {
  const applyWinner = applyWinnerEvent(queries)
  const refreshBoards = boardsFollowing(queries)
  const applyOrder = applyOrderEvent(queries)
  const applyMail = applyMailEvent(queries)
  const allowPushPrompt = momentWatcher()
  return {
    balance: applyBalanceEvent(queries),
    deposit: () => void queries.invalidateQueries({ queryKey: ['member', 'deposit'] }),
    withdrawal: () => {
      void queries.invalidateQueries({ queryKey: ['member', 'withdrawal'] })
      allowPushPrompt()
    },
    order: (event) => {
      applyOrder(event)
      allowPushPrompt()
    },
    unread: (event) => {
      applyMail(event)
      // A mail may report a step of a contract, which has no event of its own.
      void queries.invalidateQueries({ queryKey: ['member', 'contracts'] })
    },
    support: applySupportEvent(queries),
    promotions: (promotions) => applyNewest(queries, availablePromotions, promotions),
    winners: (winner) => {
      applyWinner(winner)
      refreshBoards()
    },
    draw: applyDrawEvent(queries),
    jackpot: (pool) => applyNewest(queries, jackpot, pool),
    announcements: () => {
      void queries.invalidateQueries(homeAnnouncements)
      void queries.invalidateQueries(agentAnnouncements)
    },
    maintenance: applyStatusEvent(queries),
    settings: applySettingsEvent(queries),
    catalogue: applyCatalogueEvent(queries, document.documentElement.dataset['catalogue'] ?? null),
    favourites: applyFavouritesEvent(queries),
    refresh: () => void queries.invalidateQueries(),
    ended: endSession,
  }
}
