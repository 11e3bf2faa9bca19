import { expect, test } from 'vitest'

import { viewAddress, viewOf } from './order-view.ts'
import type { OrderView } from './order-view.ts'

const USUAL: OrderView = { state: 'ALL', game: '', chasesOnly: false, number: '', days: 'week' }
const viewOfQuery = (query: string) => viewOf(new URLSearchParams(query))

test.each([
  ['', USUAL],
  ['status=won', { ...USUAL, state: 'won' }],
  ['status=cancelled&chase=1', { ...USUAL, state: 'cancelled', chasesOnly: true }],
  ['game=SSC60', { ...USUAL, game: 'SSC60' }],
  ['number=20260120-0456', { ...USUAL, number: '20260120-0456' }],
  ['days=2026-02-01_2026-02-28', { ...USUAL, days: { from: '2026-02-01', to: '2026-02-28' } }],
])('the address %j gives the view %j, and back', (query, view) => {
  expect(viewOfQuery(query)).toEqual({ view, corrected: false })
  const address = viewAddress(viewOfQuery(query).view)
  expect(viewOfQuery(address.split('?')[1] ?? '').view).toEqual(view)
})

test.each(['status=stolen', 'game=<b>', 'chase=yes', 'number=1;2', `number=${'1'.repeat(41)}`, 'days=always'])(
  '%j falls back to the default and is reported as corrected',
  (query) => {
    expect(viewOfQuery(query)).toEqual({ view: USUAL, corrected: true })
  },
)
