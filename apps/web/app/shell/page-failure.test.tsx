import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { CallRefused } from '../lib/calls/call-errors.ts'
import { addressOf } from '../lib/pages/address.ts'
import { bare, inShell } from '../lib/pages/page-meta-kinds.ts'
import { OpenPageProvider } from '../lib/pages/open-page-context.ts'
import { RouterProvider } from '../lib/pages/router.tsx'
import { RefusedState } from '../ui/refused-state.tsx'
import { PageFailure } from './page-failure.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const router = {
  address: addressOf('/m/member/agent/getSalaryContract', 'first'),
  arrival: 'first' as const,
  navigate: () => undefined,
}

const drawn = (part: ReactNode, kind: typeof inShell | typeof bare = inShell) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <OpenPageProvider value={{ kind: 'failed', meta: { ...kind, title: { id: 'title' } } }}>
        <RouterProvider value={router}>{part}</RouterProvider>
      </OpenPageProvider>
    </I18nProvider>,
  )

test('a page whose call is refused by a rule offers no retry, and links to other pages', () => {
  const refused = new CallRefused('function.not.available', null, '')
  expect(drawn(<PageFailure error={refused} onRetry={() => undefined} />)).not.toContain('Try again')
  expect(drawn(<PageFailure error={new Error('other')} onRetry={() => undefined} />)).toContain('Try again')
  const door = drawn(<RefusedState />)
  expect(door).toContain('href="/m/home"')
  expect(door).toContain('href="/m/service"')
})

test('a failure is the heading of a page whose shell draws none', () => {
  const failed = <PageFailure error={new Error('other')} onRetry={() => undefined} />
  expect(drawn(failed, bare)).toContain('<h1')
  expect(drawn(failed, inShell)).not.toContain('<h1')
})
