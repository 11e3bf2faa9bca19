import type { Query, QueryClient } from '@tanstack/react-query'

import { CallFailed, CallRefused } from './call-errors.ts'
import { REACHED_EVENT } from './connection.ts'
import { fallen, retryFailed } from './failed-boundaries.ts'
import { createRetryBackoff } from './retry-backoff.ts'
import { whenInView } from '../browser/in-view.ts'

/** The network is back, or the gateway is. */
const BACK_EVENTS = ['online', REACHED_EVENT]

/**
 * Brings back by itself what could not be had. Where one question alone fails, nothing tells that it would be answered
 * again, so it is asked now and then: ever more rarely, one round for the whole page, and only while somebody looks. What
 * shows the failure stays as it is until there is an answer.
 */
export function recoverFailures(queries: QueryClient): void {
  const nextTryMs = createRetryBackoff()
  const cache = queries.getQueryCache()
  let isWaiting = false
  const isFailed = ({ state }: Query) => state.data === undefined && mayMend(state.error)
  // Whoever was left behind on another page is asked for by nobody. What falls is drawn a while after its question failed,
  // so this is known only when it is time to ask.
  const isMissed = (query: Query) => isFailed(query) && (query.isActive() || fallen.size > 0)

  const wait = () => {
    if (isWaiting || !cache.getAll().some(isFailed)) return
    isWaiting = true
    whenInView(() => void requestAgain(), nextTryMs(Date.now()))
  }
  const requestAgain = async () => {
    const missed = cache.getAll().filter(isMissed)
    await Promise.all(missed.map((query) => query.fetch().catch(() => undefined)))
    isWaiting = false
    // Of what waited for long the cache may know nothing any more.
    if (missed.length === 0 || missed.some(({ state }) => state.data !== undefined)) retryFailed()
    wait()
  }

  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') wait()
  })
  for (const event of BACK_EVENTS) window.addEventListener(event, retryFailed)
  wait()
}

/** What the gateway answers today it may answer otherwise tomorrow; what cannot be drawn stays so. */
const mayMend = (error: unknown) => error instanceof CallFailed || error instanceof CallRefused
