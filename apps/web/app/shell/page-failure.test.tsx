import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { CallRefused } from '../lib/calls/call-errors.ts'
import { addressOf } from '../lib/pages/address.ts'
import { RouterProvider } from '../lib/pages/router.tsx'
import { PageFailure } from './page-failure.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const router = {
  address: addressOf('/m/member/agent/getSalaryContract', 'first'),
  arrival: 'first' as const,
  leaving: false,
  navigate: () => undefined,
}

test('a page whose call a rule refuses leads elsewhere, and does not invite to try again', () => {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RouterProvider value={router}>
        <PageFailure error={new CallRefused('function.not.available', null, '')} onRetry={() => undefined} />
      </RouterProvider>
    </I18nProvider>,
  )
  expect(html).toContain('href="/m/home"')
  expect(html).toContain('href="/m/service"')
  expect(html).not.toContain('Try again')
})
