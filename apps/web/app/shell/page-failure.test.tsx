import type { Endpoint } from '@ante/contract/kit/endpoint.ts'
import { getInbox } from '@ante/contract/messaging/mail.ts'
import { getBalance } from '@ante/contract/wallet/balance.ts'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { CallFailed, CallRefused, withEndpoint } from '../lib/calls/call-errors.ts'
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

test.each(['offline', 'timeout', 'server'] as const)(
  'a page that failed with %s mentions the money only if it shows money',
  (fault) => {
    const page = (endpoint: Endpoint) =>
      drawn(<PageFailure error={withEndpoint(new CallFailed(fault), endpoint)} onRetry={() => undefined} />)
    expect(page(getBalance)).toContain('Your money is safe.')
    expect(page(getInbox)).toContain('try again')
    expect(page(getInbox)).not.toContain('money')
  },
)
