import { closingOf } from '@ante/contract/merchant/closing.ts'
import type { RenderPage } from '@ante/contract/merchant/page.ts'
import { languages } from '@ante/contract/merchant/language.ts'
import { dehydrate } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'

import { App } from './app.tsx'
import { assetsOf } from './assets.ts'
import { closedRoutes } from './closed-routes.ts'
import { documentOf } from './document.ts'
import { addressOf } from './lib/address.ts'
import { openPage } from './lib/open-page.ts'
import { routeOf } from './lib/page-module.ts'
import { createQueryClient } from './lib/query-client.ts'
import { createWords } from './lib/server-words.ts'
import { merchantSettings, merchantStatus } from './merchant/queries.ts'
import { routes } from './routes.ts'
import { prepareClosed } from './shell/closed-pages.ts'

/** There is something to read at this address only while it is so. */
const MAINTENANCE = '/m/maintenance'

export { renderManifest } from './manifest.ts'

/** Renders the visitor's page: the same for everybody who asks for it in this language. */
export const render: RenderPage = async (asked) => {
  const { settings, status, language } = asked
  const queries = createQueryClient((endpoint, input) => asked.call(endpoint, input))
  queries.setQueryData(merchantSettings.queryKey, settings)
  queries.setQueryData(merchantStatus.queryKey, status)

  const address = addressOf(asked.address, 'first')
  const closing = closingOf(status)
  if (!closing && address.path === MAINTENANCE) return { kind: 'redirect', location: '/m/home' }
  if (closing) await prepareClosed(closing)
  const route = closing ? closedRoutes[closing] : await routeOf(routes, address.path)
  const words = await createWords(languages[language].locale, route.words)
  // A closed site shows nothing of its pages, so none of their data is asked for.
  const page = closing ? { kind: 'failed' as const, face: route.face } : await openPage(routes, address, queries)
  const router = { address, arrival: 'first' as const, leaving: false, navigate: () => undefined }
  const body = renderToString(<App words={words} queries={queries} router={router} page={page} />)

  const assets = assetsOf({ merchant: settings.merchantCode, route, locale: words.locale })
  const state = { language, words: assets.words, queries: dehydrate(queries) }
  const document = documentOf({ asked, face: route.face, words, assets, body, state })
  return { kind: 'document', status: route.face.status ?? 200, document }
}
