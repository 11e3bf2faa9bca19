import type { QueryClient } from '@tanstack/react-query'

import { repeatEarlyTaps } from './early-taps.ts'
import { isSavingData } from './lib/browser/data-saver.ts'
import { whenIdle } from './lib/browser/when-idle.ts'
import type { Call } from './lib/calls/call.ts'
import { untilLoaded } from './lib/until-loaded.ts'
import { loadRemainingMessages } from './lib/i18n/messages.ts'
import { loadedOnce } from './lib/loaded-once.ts'
import { warmLaterParts } from './shell/lazy-parts.ts'
import { hydrateDeferred } from './ui/deferred.tsx'

/** The first page contains its data: the call code and the contract's schemas are loaded with the first call. */
export const callLater: Call = async (...params) => (await loadCalls()).call(...params)

const loadCalls = loadedOnce(() => import('./lib/calls/call.ts'))

/**
 * Maximum delay of the hydration in milliseconds: a server-rendered page looks complete, so it must soon react to taps.
 */
const HYDRATED_WITHIN_MS = 500

/** Longest wait for the page's calls, in milliseconds: the live events must not depend on a call that hangs. */
const ANSWERED_WITHIN_MS = 4000

/** Starts work not needed by the first page when the browser is idle. */
export function startWhenIdle(queries: QueryClient): void {
  whenIdle(hydrateDeferred, HYDRATED_WITHIN_MS)
  document.addEventListener('pointerdown', () => void hydrateDeferred(), { once: true, passive: true })
  const endEarlyTaps = repeatEarlyTaps(hydrateDeferred)
  whenIdle(async () => {
    // On failure, each part that needs the messages requests them again.
    await loadRemainingMessages().catch(() => undefined)
    // The deferred parts must be hydrated with the server's data, before live events change it.
    await hydrateDeferred()
    endEarlyTaps()
    await untilAnswered(queries)
    if (!isSavingData()) warmLaterParts()
    // Retried until it succeeds, because it starts the live events and the recovery after a lost connection.
    const start = await untilLoaded(loadBackground)
    start(queries)
  })
}

/** Waits until the page's calls are answered: the files that follow would delay them on a slow network. */
function untilAnswered(queries: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (queries.isFetching() > 0) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = queries.getQueryCache().subscribe(check)
    check()
    setTimeout(resolve, ANSWERED_WITHIN_MS)
  })
}

const loadBackground = async () => (await import('./start-background.ts')).startBackground
