import type { Downline, Downlines as Answer } from '@ante/contract/agents/downlines.ts'
import type { DownlineSummary } from '@ante/contract/agents/downline.ts'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { addressOf } from '../../lib/pages/address.ts'
import { RouterProvider } from '../../lib/pages/router.tsx'
import { merchantSettings } from '../../merchant/queries.ts'
import { testSettings } from '../../merchant/test/settings.ts'
import { DownlineActions } from './downline-actions.tsx'
import { Downlines } from './downlines.tsx'
import { downlinesOf } from './queries.ts'
import { viewOf } from './team-view.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const router = {
  address: addressOf('/m/member/team', 'first'),
  arrival: 'first' as const,
  navigate: () => undefined,
}

const member = (overrides: Partial<Downline>): Downline => ({
  memberId: '7',
  customerName: 'player01',
  type: 0,
  isDirect: true,
  hasDirect: false,
  active: true,
  teamSize: 1,
  teamBalance: '30.00',
  accountBalance: '30.00',
  registerDate: '2026-02-01T00:00:00Z',
  lastLogin: null,
  ...overrides,
})

const view = viewOf(new URLSearchParams()).view
const me = { memberId: '1', customerName: 'agent01', type: 1 }

function htmlOf(part: ReactNode, downlines: Downline[] = []): string {
  const queries = new QueryClient()
  const flags = {
    AGEDOWNMAN3: true,
    MEMTRANS3: true,
    DAILYSALCONT3: true,
    TEAMBETTING3: true,
    AGENTRANSMULTDOWN3: true,
    MAILCEN: true,
  }
  queries.setQueryData(merchantSettings.queryKey, { ...testSettings, flags })
  const totals = { teamSize: 1 + downlines.length, teamBalance: '130.00' }
  const answer: Answer = {
    downlines,
    line: [me],
    next: null,
    totals,
    currency: 'PHP',
    countedAt: '2026-02-02T00:00:00Z',
  }
  queries.setQueryData(downlinesOf(view).queryKey, { pages: [answer], pageParams: [''] })
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <RouterProvider value={router}>{part}</RouterProvider>
      </QueryClientProvider>
    </I18nProvider>,
  )
}

const list = (downlines: Downline[]) => htmlOf(<Downlines view={view} onShow={() => undefined} />, downlines)

test('a downline has its sums, a row per member, and links to non-empty levels below', () => {
  const below = member({ memberId: '8', customerName: 'agent04', type: 1, hasDirect: true, teamSize: 3 })
  const html = list([member({}), below])
  for (const text of ['₱130.00', 'player01', 'Never logged in', 'agent04', '2 members below', 'Message all']) {
    expect(html).toContain(text)
  }
  expect(html).toContain('href="/m/member/team?parent=8"')
  expect(html).not.toContain('parent=7')
})

test('an agent without downlines sees how to invite members', () => {
  const html = list([])
  expect(html).toContain('href="/m/agentRegister"')
  expect(html).not.toContain('Message all')
})

test.each([
  ['player01', true, ['?to=player01', '?account=player01', 'records=7', 'Make agent']],
  ['pl***1', false, ['parent=5']],
])('for %s the actions are those that the gateway allows', (account, isDirect, expected) => {
  const permissions = { transfer: isDirect, promote: isDirect, message: isDirect, records: isDirect }
  const sums = {} as DownlineSummary['today']
  const summary = {
    member: member({ isDirect }),
    uplineId: '5',
    today: sums,
    month: sums,
    may: permissions,
    currency: 'PHP',
  }
  const html = htmlOf(
    <DownlineActions summary={summary} account={account} onChoose={() => undefined} onLeave={() => undefined} />,
  )
  for (const text of expected) expect(html).toContain(text)
  expect(html.includes('/m/teamBetting')).toBe(isDirect)
  expect(html).not.toContain('Daily salary contract')
})

test.each([true, false])('contracts with an agent are linked only for direct downlines: %s', (isDirect) => {
  const permissions = { transfer: false, promote: false, message: false, records: isDirect }
  const sums = {} as DownlineSummary['today']
  const below = member({ memberId: '8', customerName: 'agent04', type: 1, isDirect })
  const summary = { member: below, uplineId: '5', today: sums, month: sums, may: permissions, currency: 'PHP' }
  const actions = { summary, account: 'agent04', onChoose: () => undefined, onLeave: () => undefined }
  const html = htmlOf(<DownlineActions {...actions} />)
  expect(html.includes('/m/member/agent/getSalaryContract?side=upline&amp;downline=8')).toBe(isDirect)
})
