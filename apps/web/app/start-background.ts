import type { QueryClient } from '@tanstack/react-query'

import { beginApp } from './install/begin.ts'
import { watchKeyboard } from './lib/browser/keyboard.ts'
import { resolvePendingCalls } from './lib/calls/resolve-pending.ts'
import { call } from './lib/calls/call.ts'
import { recoverFailures } from './lib/calls/recovery.ts'
import { sendQueuedMarks } from './lib/calls/send-queued-marks.ts'
import { preloadErrorPage } from './shell/error-page.tsx'
import { watchLogo } from './shell/lost-logo.ts'
import { startLive } from './shell/start-live.ts'
import { watchMaintenance } from './shell/watch-maintenance.ts'

/** Starts background work that a page does not need immediately. Returns a function that ends the live stream. */
export function startBackground(queries: QueryClient): () => void {
  // Staff shows six previews at once, and browsers open few connections per host.
  const stopLive = document.documentElement.hasAttribute('data-preview') ? () => {} : startLive(queries)
  watchMaintenance(queries)
  beginApp(queries)
  recoverFailures(queries)
  resolvePendingCalls()
  sendQueuedMarks({ queries, call, loadEndpoints: async () => (await import('./queueable-marks.ts')).queueableMarks })
  watchLogo()
  watchKeyboard()
  preloadErrorPage()
  return stopLive
}
