import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'

import { OpenPageProvider } from './lib/pages/open-page-context.ts'
import type { OpenPage } from './lib/pages/open-page.ts'
import { RouterProvider } from './lib/pages/router.tsx'
import type { Router } from './lib/pages/router.tsx'
import { Site } from './shell/site.tsx'

interface AppProps {
  texts: I18n
  queries: QueryClient
  router: Router
  page: OpenPage
}

/** The whole app at one address, both on the server and in the browser. */
export function App({ texts, queries, router, page }: AppProps) {
  return (
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={texts}>
        <RouterProvider value={router}>
          <OpenPageProvider value={page}>
            <Site />
          </OpenPageProvider>
        </RouterProvider>
      </I18nProvider>
    </QueryClientProvider>
  )
}
