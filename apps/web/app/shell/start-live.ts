import type { MemberStateName } from '@ante/contract/live/events.ts'
import type { QueryClient } from '@tanstack/react-query'

import { jackpot, winners } from '../catalogue/queries.ts'
import { catalogueTaker, favouritesTaker } from '../catalogue/take-changes.ts'
import { winnerTaker } from '../catalogue/take-winners.ts'
import { callerHeaders } from '../lib/calls/caller.ts'
import { endSession } from '../lib/session/end-session.ts'
import { openLive } from '../lib/live/live.ts'
import type { LiveHandlers } from '../lib/live/live.ts'
import { drawTaker } from '../lottery/draw-taker.ts'
import { sessionStore } from '../lib/session/session.ts'
import { takeNewest } from '../lib/live/take-newest.ts'
import { mergeDeviceStars } from '../lottery/star-merger.ts'
import { orderTaker } from '../lottery/orders/take-order.ts'
import { mailTaker } from '../messaging/mail/take-mail.ts'
import { momentWatcher } from '../messaging/push/ask-moment.ts'
import { agentNews, homeAnnouncements } from '../messaging/queries.ts'
import { availablePromotions } from '../promotions/public.ts'
import { supportTaker } from '../support/take-support.ts'
import { balanceTaker } from '../wallet/take-live-balance.ts'
import { boardsFollowing } from '../winners/follow-wins.ts'
import { settingsTaker } from './take-settings.ts'
import { statusTaker } from './take-status.ts'

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
  const takeWinner = winnerTaker(queries)
  const refreshBoards = boardsFollowing(queries)
  const takeOrder = orderTaker(queries)
  const takeMail = mailTaker(queries)
  const noteMoment = momentWatcher()
  return {
    balance: balanceTaker(queries),
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
    support: supportTaker(queries),
    promotions: (promotions) => takeNewest(queries, availablePromotions, promotions),
    winners: (winner) => {
      takeWinner(winner)
      refreshBoards()
    },
    draw: drawTaker(queries),
    jackpot: (pool) => takeNewest(queries, jackpot, pool),
    announcements: () => {
      void queries.invalidateQueries(homeAnnouncements)
      void queries.invalidateQueries(agentNews)
    },
    maintenance: statusTaker(queries),
    settings: settingsTaker(queries),
    catalogue: catalogueTaker(queries, document.documentElement.dataset['catalogue'] ?? null),
    favourites: favouritesTaker(queries),
    refresh: () => void queries.invalidateQueries(),
    ended: endSession,
  }
}
