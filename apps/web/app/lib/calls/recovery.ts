import type { Query, QueryClient } from '@tanstack/react-query'

import { CallFailed, CallRefused } from './call-errors.ts'
import { REACHED_EVENT } from './connection.ts'
import { failedBoundaries, retryFailed } from './failed-boundaries.ts'
import { createRetryBackoff } from './retry-backoff.ts'
import { whenInView } from '../browser/in-view.ts'

/** The network or the gateway is reachable again. */
const BACK_EVENTS = ['online', REACHED_EVENT]

/**
 * Recovers failed queries automatically. No event reports that a single failed query would succeed again, so all failed
 * queries are retried together at growing intervals, only while the page is visible. A failed part is rendered again
 * when its query has an answer.
 */
export function recoverFailures(queries: QueryClient): void {
  const nextTryMs = createRetryBackoff()
  const cache = queries.getQueryCache()
  let isWaiting = false
  const isFailed = ({ state }: Query) => state.data === undefined && mayRecover(state.error)
  // Inactive queries of other pages are not retried. Evaluated at retry time, because a failed part is registered a
  // while after its query has failed.
  const isMissed = (query: Query) => isFailed(query) && (query.isActive() || failedBoundaries.size > 0)

  const wait = () => {
    if (isWaiting || !cache.getAll().some(isFailed)) return
    isWaiting = true
    whenInView(() => void requestAgain(), nextTryMs(Date.now()))
  }
  const requestAgain = async () => {
    const missed = cache.getAll().filter(isMissed)
    await Promise.all(missed.map((query) => query.fetch().catch(() => undefined)))
    isWaiting = false
    // Without a missed query, the failed parts are rendered again: the cache may have dropped their query.
    if (missed.length === 0 || missed.some(({ state }) => state.data !== undefined)) retryFailed()
    wait()
  }

  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') wait()
  })
  for (const event of BACK_EVENTS) window.addEventListener(event, retryFailed)
  wait()
}

/** The gateway may answer differently later; a render error is permanent. */
const mayRecover = (error: unknown) => error instanceof CallFailed || error instanceof CallRefused
