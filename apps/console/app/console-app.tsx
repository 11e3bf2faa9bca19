import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'

import { messages } from '../translations/en.po'

interface ConsoleAppProps {
  client: QueryClient
  router: AnyRouter
}

// English is the only language so far.
i18n.loadAndActivate({ locale: 'en', messages })

/** The whole console with the given router and query cache. */
export const ConsoleApp = ({ client, router }: ConsoleAppProps) => (
  <I18nProvider i18n={i18n}>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </I18nProvider>
)
