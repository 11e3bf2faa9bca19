import { i18n } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { I18nProvider as WidgetLocale } from 'react-aria-components'

import { showSourceLanguage } from './lib/language.ts'
import { dateLocale } from './lib/locale.ts'

interface ConsoleAppProps {
  client: QueryClient
  router: AnyRouter
}

showSourceLanguage()

/** The whole console with the given router and query cache. */
export const ConsoleApp = ({ client, router }: ConsoleAppProps) => (
  <I18nProvider i18n={i18n}>
    <LocalWidgets>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LocalWidgets>
  </I18nProvider>
)

/** Calendars and number fields in the language of the texts. */
function LocalWidgets({ children }: { children: ReactNode }) {
  useLingui()
  return <WidgetLocale locale={dateLocale()}>{children}</WidgetLocale>
}
