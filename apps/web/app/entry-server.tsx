import { closingOf } from '@ante/contract/merchant/closing.ts'
import type { Fault, PageRequest, RenderPage } from '@ante/contract/merchant/page.ts'
import { languages } from '@ante/contract/merchant/language.ts'
import { parametersOf } from '@ante/contract/merchant/page-addresses.ts'
import { dehydrate } from '@tanstack/react-query'
import type { DehydratedState } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'

import { App } from './app.tsx'
import { assetsOf } from './assets.ts'
import { closedRoutes } from './closed-routes.ts'
import { documentOf } from './document.ts'
import { addressOf } from './lib/pages/address.ts'
import { CallFailed } from './lib/calls/call-errors.ts'
import { mountFirst } from './lib/pages/mounted-pages.ts'
import { openPage } from './lib/pages/open-page.ts'
import { renderedQueryOf } from './lib/pages/rendered-query.ts'
import type { OpenPage } from './lib/pages/open-page.ts'
import { routeOf } from './lib/pages/page-module.ts'
import type { Route } from './lib/pages/page-module.ts'
import { createQueryClient } from './lib/calls/query-client.ts'
import { loadServerMessages } from './lib/i18n/server-messages.ts'
import { merchantSettings, merchantStatus } from './merchant/queries.ts'
import { routes } from './routes.ts'
import { prepareClosed } from './shell/closed-pages.ts'
import { PageFailure } from './shell/page-failure.tsx'

/** Address of the maintenance page, which has content only while the site is closed. */
const MAINTENANCE = '/m/maintenance'

export { renderManifest } from './manifest.ts'

/** Renders a visitor's page: identical for all requests in this language. */
export const render: RenderPage = async (pageRequest) => {
  const { settings, status, language } = pageRequest
  const queries = createQueryClient((endpoint, input) => pageRequest.call(endpoint, input))
  queries.setQueryData(merchantSettings.queryKey, settings)
  queries.setQueryData(merchantStatus.queryKey, status)

  const address = addressOf(pageRequest.address, 'first')
  const closing = closingOf(status)
  if (!closing && address.path === MAINTENANCE) return { kind: 'redirect', location: '/m/home' }
  if (closing) await prepareClosed(closing)
  const route = closing ? closedRoutes[closing] : await routeOf(routes, address.path)
  const i18n = await loadServerMessages(languages[language].locale, route.texts)
  const page = await pageFor(pageRequest, route, () => openPage(routes, address, queries))
  const router = { address, arrival: 'first' as const, navigate: () => undefined }
  const body = renderToString(<App texts={i18n} queries={queries} mounted={mountFirst(router, page, null)} />)

  const assets = assetsOf({ merchant: settings.merchantCode, brand: pageRequest.brand, route, locale: i18n.locale })
  const query = renderedQueryOf(address.search, Object.keys(parametersOf(address.path)))
  const state = { language, texts: assets.texts, queries: withoutTimes(dehydrate(queries)) }
  const document = documentOf({ requested: pageRequest, query, meta: route.meta, texts: i18n, assets, body, state })
  const isPartial = queries
    .getQueryCache()
    .getAll()
    .some(({ state: { status: outcome } }) => outcome === 'error')
  return { kind: 'document', status: pageRequest.fault?.status ?? route.meta.status ?? 200, isPartial, document }
}

/**
 * Removes the times of the data, which the browser sets itself: equal data gives an equal document, with the same ETag.
 */
function withoutTimes({ mutations, queries }: DehydratedState): DehydratedState {
  return {
    mutations,
    queries: queries.map((query) => ({ ...query, dehydratedAt: 0, state: { ...query.state, dataUpdatedAt: 0 } })),
  }
}

/** Returns the page of the address; a closed site or an earlier failure replaces it without loading its data. */
async function pageFor(
  { status, fault }: PageRequest,
  { meta }: Route,
  open: () => Promise<OpenPage>,
): Promise<OpenPage> {
  if (fault) return { kind: 'ready', meta, Page: failedPage(fault), Gate: undefined }
  return closingOf(status) ? { kind: 'failed', meta } : open()
}

/** Placeholder of a page that could not be rendered here. The browser renders the page instead, if scripts run. */
const failedPage =
  ({ requestId }: Fault) =>
  () => <PageFailure error={new CallFailed('server', requestId)} onRetry={() => undefined} />
