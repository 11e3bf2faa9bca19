import type { Contract } from '@ante/contract/agents/contracts.ts'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { addressOf } from '../../lib/pages/address.ts'
import { RouterProvider } from '../../lib/pages/router.tsx'
import { merchantSettings } from '../../merchant/queries.ts'
import { testSettings } from '../../merchant/test/settings.ts'
import { ContractList } from './contract-list.tsx'
import { contractsIn } from './queries.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const router = {
  address: addressOf('/m/member/agent/getSalaryContract', 'first'),
  arrival: 'first' as const,
  navigate: () => undefined,
}
const NONE = 'There is none'
const list = { kind: 'daily_salary', side: 'downline', state: 'open' } as const
const terms = (rate: string) => ({
  tiers: [{ minVolume: '10000.00', netLoss: '0.00', activeMembers: 2, rateType: 'P' as const, rate }],
  since: null,
})
const contract = (overrides: Partial<Contract>): Contract => ({
  contractId: '7',
  kind: 'daily_salary',
  category: 'CONS',
  status: 'A',
  version: 2,
  side: 'downline',
  other: { memberId: null, account: 'ag***1', type: 1 },
  terms: terms('0.3'),
  offered: null,
  endingBy: null,
  downlineHigherRate: 'N',
  changedAt: '2026-02-01T00:00:00Z',
  ...overrides,
})

function textOf(contracts: Contract[]): string {
  const queries = new QueryClient()
  queries.setQueryData(merchantSettings.queryKey, testSettings)
  queries.setQueryData(contractsIn(list).queryKey, {
    pages: [{ contracts, next: null, currency: 'PHP' }],
    pageParams: [''],
  })
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <RouterProvider value={router}>
          <ContractList {...list} empty={NONE} />
        </RouterProvider>
      </QueryClientProvider>
    </I18nProvider>,
  )
  return html.replace(/<[^>]*>/g, ' ').replace(/&#x27;/g, "'")
}

test('an offer states its payment in plain words, and can be accepted or declined', () => {
  const text = textOf([contract({ status: 'P', terms: null, offered: terms('0.3') })])
  expect(text).toContain(
    'You’re paid 0.3% of your team’s valid turnover for each day on which it reaches ₱10,000.00 with 2 active members.',
  )
  for (const input of ['From ag***1', 'Response needed', 'Accept', 'Decline']) expect(text).toContain(input)
})

test('an offered change is shown beside the terms in force, with a button to keep them', () => {
  const text = textOf([contract({ status: 'E', offered: terms('0.2') })])
  for (const input of ['Current terms', 'Proposed terms', '0.3%', '0.2%', 'Keep current terms', 'Accept change']) {
    expect(text).toContain(input)
  }
})

test.each([
  ['A', 'downline', null, ['Request to end'], ['Accept', 'Change terms']],
  ['A', 'upline', null, ['Request to end', 'Change terms'], ['Accept']],
  ['P', 'upline', null, ['Withdraw offer', 'Change terms'], ['Accept']],
  ['V', 'downline', 'upline', ['Agree to end', 'Keep it'], ['Cancel request']],
  ['V', 'downline', 'downline', ['Cancel request'], ['Agree to end']],
  ['C', 'downline', null, ['Ended'], ['Request to end', 'Accept']],
] as const)(
  'for a contract that is %s the %s sees the available steps',
  (...[status, side, endingBy, expectedSteps, missing]) => {
    const text = textOf([contract({ status, side, endingBy })])
    for (const input of expectedSteps) expect(text).toContain(input)
    for (const input of missing) expect(text).not.toContain(input)
  },
)

test('an empty list shows a message', () => expect(textOf([])).toContain(NONE))
