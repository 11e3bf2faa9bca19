import type { Query, QueryClient } from '@tanstack/react-query'

import { CallFailed, CallRefused } from './call-errors.ts'
import { REACHED_EVENT } from './connection.ts'
import { failedBoundaries, retryFailed } from './failed-boundaries.ts'
import { createRetryBackoff } from './retry-backoff.ts'
import { whenInView } from '../browser/in-view.ts'

/** The network or the gateway is reachable again. */
const BACK_EVENTS = ['online', REACHED_EVENT]

/**
 * Recovers failed queries automatically. When only one query fails, no event reports that it would succeed again, so it
 * is retried at growing intervals: one round for the whole page, and only while the page is visible. The failed part
 * stays as it is until there is an answer.
 */
export function recoverFailures(queries: QueryClient): void {
  const nextTryMs = createRetryBackoff()
  const cache = queries.getQueryCache()
  let isWaiting = false
  const isFailed = ({ state }: Query) => state.data === undefined && mayRecover(state.error)
  // Queries left behind on another page are not retried. A failed part is rendered a while after its query failed, so
  // this is evaluated only at retry time.
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
    // After a long wait, the cache may have dropped the query.
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
