import './base.css'

import type { DehydratedState } from '@tanstack/react-query'
import { hydrate } from '@tanstack/react-query'
import { startTransition, StrictMode, useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { startWhenIdle, callLater } from './start-when-idle.ts'
import { BrowserApp } from './browser-app.tsx'
import { addressOf } from './lib/pages/address.ts'
import { identifyCaller } from './lib/calls/caller.ts'
import { isShellOfOtherPage, cachedAt } from './lib/calls/connection.ts'
import { currentEntry } from './lib/pages/history-entry.ts'
import { ownJson } from './lib/calls/json.ts'
import { openPage } from './lib/pages/open-page.ts'
import { routeOf } from './lib/pages/page-module.ts'
import { createQueryClient } from './lib/calls/query-client.ts'
import { useHydrated } from './lib/browser/use-hydrated.ts'
import { isRenderedFor, renderedQuery } from './lib/pages/rendered-query.ts'
import { prefetchOnTouch } from './lib/pages/prefetch-on-touch.ts'
import { activateMessages } from './lib/i18n/messages.ts'
import type { MessageFiles } from './lib/i18n/messages.ts'
import { openRoutes } from './open-routes.ts'
import { routes } from './routes.ts'
import { currentClosing, prepareClosed } from './shell/closed-pages.ts'

interface PageState {
  language: string
  texts: MessageFiles
  queries: DehydratedState
}

/**
 * Dates the server's data by this device's clock, from which the server's may differ: now, because the server sends
 * only up-to-date pages, or the time when a page from the device's cache was stored.
 */
function withCurrentTimes({ queries, mutations }: DehydratedState): DehydratedState {
  const dataUpdatedAt = cachedAt() ?? Date.now()
  return { mutations, queries: queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })) }
}

void start()

async function start(): Promise<void> {
  const root = document.getElementById('root')
  const state = document.getElementById('page')?.textContent
  if (!root || !state) throw new Error('This document was not rendered by the server')
  const { language, texts: files, queries: dehydrated } = ownJson<PageState>(state)
  const { lang, dataset } = document.documentElement

  if (!('matchAll' in String.prototype)) await import('./lib/browser/old-browsers.ts')
  identifyCaller(dataset['merchant'] ?? '', language)
  const queries = createQueryClient(callLater)
  hydrate(queries, withCurrentTimes(dehydrated))
  const address = addressOf(location.pathname + location.search + location.hash, currentEntry().key ?? 'first')
  const closing = currentClosing(queries)
  const open = openRoutes(routes, queries)
  const isRendered = isRenderedFor(location.search, renderedQuery(document.documentElement))
  const [i18n, page] = await Promise.all([
    routeOf(open, address.path).then((route) => activateMessages(lang, files, route.texts)),
    openPage(open, address, queries, {
      withData: !closing && !isShellOfOtherPage(),
      isRendered: isRendered && !isShellOfOtherPage(),
    }),
  ])
  // If the load fails, rendering the page loads it again.
  if (closing) await prepareClosed(closing).catch(() => undefined)
  const app = (
    <StrictMode>
      <BrowserApp texts={i18n} queries={queries} first={{ address, arrival: 'first', page }} />
    </StrictMode>
  )
  startTransition(() => {
    if (isRendered) {
      hydrateRoot(root, isShellOfOtherPage() ? <RenderedAfterHydration>{app}</RenderedAfterHydration> : app)
    } else createRoot(root).render(<Redrawn>{app}</Redrawn>)
  })
  prefetchOnTouch(open, queries)
  startWhenIdle(queries)
}

/** Hydrates a document without this page's content, and then renders the page. */
function RenderedAfterHydration({ children }: { children: ReactNode }) {
  return useHydrated() ? children : null
}

/** Renders the page of a document that the server rendered for another query, and that `before-paint.ts` has hidden. */
function Redrawn({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    delete document.documentElement.dataset['redrawn']
  }, [])
  return children
}
