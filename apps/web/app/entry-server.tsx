import type { RenderPage } from '@ante/contract/merchant/page.ts'
import { languages } from '@ante/contract/merchant/language.ts'
import { dehydrate } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'

import { App } from './app.tsx'
import { assetsOf } from './assets.ts'
import { documentOf } from './document.ts'
import { addressOf } from './lib/address.ts'
import { openPage } from './lib/open-page.ts'
import { routeOf } from './lib/page-module.ts'
import type { Route } from './lib/page-module.ts'
import { createQueryClient } from './lib/query-client.ts'
import { createWords } from './lib/server-words.ts'
import { merchantSettings, merchantStatus } from './merchant/queries.ts'
import { routes } from './routes.ts'

export { renderManifest } from './manifest.ts'

/** Renders the visitor's page: the same for everybody who asks for it in this language. */
export const render: RenderPage = async (asked) => {
  const { settings, status, language } = asked
  const queries = createQueryClient((endpoint, input) => asked.call(endpoint, input))
  queries.setQueryData(merchantSettings.queryKey, settings)
  queries.setQueryData(merchantStatus.queryKey, status)

  const address = addressOf(asked.address, 'first')
  const route = await routeOf(routes, address.path)
  const words = await createWords(languages[language].locale, route.words)
  const page = await openPage(routes, address, queries)
  const router = { address, arrival: 'first' as const, leaving: false, navigate: () => undefined }
  const body = renderToString(<App words={words} queries={queries} router={router} page={page} />)

  const assets = assetsOf({ merchant: settings.merchantCode, route, locale: words.locale })
  const state = { language, words: assets.words, queries: dehydrate(queries) }
  const document = documentOf({ asked, face: route.face, words, assets, body, state })
  return { kind: 'document', status: statusOf(asked, route), document }
}

function statusOf({ status }: Parameters<RenderPage>[0], { face }: Route): number {
  return status.maintenance ? 503 : (face.status ?? 200)
}
