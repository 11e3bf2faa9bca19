import { expect, test } from 'vitest'

import { filterOf, viewAddress, viewOf } from './money-view.ts'

test.each([
  ['', '/m/vouReport', { range: 'week' }],
  ['status=open', '/m/vouReport?status=open', { group: 'open', range: 'week' }],
  ['days=month', '/m/vouReport?days=month', { range: 'month' }],
  [
    'status=success&days=2026-02-01_2026-02-28',
    '/m/vouReport?status=success&days=2026-02-01_2026-02-28',
    { group: 'success', from: '2026-02-01', to: '2026-02-28' },
  ],
])('the address "%s" is parsed, and serialized unchanged', (query, address, filter) => {
  const { view, corrected } = viewOf(new URLSearchParams(query))
  expect(corrected).toBe(false)
  expect(viewAddress('/m/vouReport', view)).toBe(address)
  expect(filterOf(view)).toEqual(filter)
})

test.each(['status=lost', 'days=2026-02-30_2026-03-01', 'days=2026-01-01_2026-12-31'])(
  'in "%s" invalid values are dropped',
  (query) => {
    const { view, corrected } = viewOf(new URLSearchParams(query))
    expect(corrected).toBe(true)
    expect(viewAddress('/m/vouReport', view)).toBe('/m/vouReport')
  },
)
