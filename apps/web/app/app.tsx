import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'

import { MountedPagesProvider } from './lib/pages/mounted-pages.ts'
import type { MountedPages } from './lib/pages/mounted-pages.ts'
import { OpenPageProvider } from './lib/pages/open-page-context.ts'
import { RouterProvider } from './lib/pages/router.tsx'
import { Site } from './shell/site.tsx'

interface AppProps {
  texts: I18n
  queries: QueryClient
  mounted: MountedPages
}

/** The whole app at one address, both on the server and in the browser. */
export function App({ texts, queries, mounted }: AppProps) {
  return (
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={texts}>
        <RouterProvider value={mounted.router}>
          <OpenPageProvider value={mounted.page}>
            <MountedPagesProvider value={mounted}>
              <Site />
            </MountedPagesProvider>
          </OpenPageProvider>
        </RouterProvider>
      </I18nProvider>
    </QueryClientProvider>
  )
}
