import { expect, test } from 'vitest'

import { viewAddress, viewOf } from './record-view.ts'

const USUAL = { category: 'ALL', vendor: '', outcome: 'ALL', days: 'week' }
const viewOfQuery = (query: string) => viewOf(new URLSearchParams(query))

test.each([
  ['', USUAL],
  ['gameType=RNG', { ...USUAL, category: 'RNG' }],
  ['gameType=esports', { ...USUAL, category: 'ESPORTS' }],
  ['vassalage=JL&status=lost', { ...USUAL, vendor: 'JL', outcome: 'lost' }],
  ['days=today', { ...USUAL, days: 'today' }],
  ['days=2026-02-01_2026-02-28', { ...USUAL, days: { from: '2026-02-01', to: '2026-02-28' } }],
])('%j is parsed to %j, and serialized unchanged', (query, view) => {
  expect(viewOfQuery(query)).toEqual({ view, corrected: false })
  const address = viewAddress(viewOfQuery(query).view)
  expect(viewOfQuery(address.split('?')[1] ?? '').view).toEqual(view)
})

test.each([
  'gameType=CHESS',
  'gameType=HOT',
  'vassalage=<b>',
  'status=stolen',
  'days=always',
  'days=2026-02-30_2026-03-01',
  'days=2026-02-02_2026-02-01',
  'days=2026-01-01_2026-12-31',
  'days=2026-01-01',
])('%j falls back to defaults, and this is reported', (query) => {
  expect(viewOfQuery(query)).toEqual({ view: USUAL, corrected: true })
})
