import { expect, test } from 'vitest'

import { viewAddress, viewOf } from './withdrawal-view.ts'

const read = (query: string) => viewOf(new URLSearchParams(query))

test.each([
  ['', { group: 'ALL', days: 'week' }],
  ['status=open', { group: 'open', days: 'week' }],
  ['status=success&days=2026-02-01_2026-02-28', { group: 'success', days: { from: '2026-02-01', to: '2026-02-28' } }],
])('%j asks for %j, and its address says the same', (query, view) => {
  expect(read(query)).toEqual({ view, mended: false })
  expect(read(viewAddress(read(query).view).split('?')[1] ?? '').view).toEqual(view)
})

test.each(['status=stolen', 'days=always', 'days=2026-02-30_2026-03-01'])('%j falls back, and says so', (query) => {
  expect(read(query)).toEqual({ view: { group: 'ALL', days: 'week' }, mended: true })
})
