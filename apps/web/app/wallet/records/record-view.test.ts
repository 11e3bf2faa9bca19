import { expect, test } from 'vitest'

import { filterOf, viewAddress, viewOf } from './record-view.ts'

const viewOfQuery = (query: string) => viewOf(new URLSearchParams(query))

test('the address contains the view without default values', () => {
  const defaults = { types: 'ALL', group: 'ALL', agency: 'ALL', wallet: 2, days: 'week' } as const
  expect(viewOfQuery('')).toEqual({ view: defaults, corrected: false })
  expect(viewAddress(defaults)).toBe('/m/transaction/record')
  expect(filterOf(defaults)).toEqual({ typeId: 2, range: 'week' })
})

test.each([
  'types=A',
  'types=A&agency=salary',
  'group=transfer&wallet=4&days=month',
  'types=A&group=promotion&days=2026-02-01_2026-02-28',
  'wallet=102&days=today',
])('%s is parsed and formatted unchanged', (query) => {
  const { view, corrected } = viewOfQuery(query)
  expect(corrected).toBe(false)
  expect(viewAddress(view)).toBe(`/m/transaction/record?${query}`)
})

test.each(['types=B', 'group=gifts', 'wallet=-2', 'wallet=2.5', 'days=always', 'days=2026-01-01_2026-03-01'])(
  '%s is invalid and falls back to the default',
  (query) => {
    expect(viewOfQuery(query)).toEqual({
      view: { types: 'ALL', group: 'ALL', agency: 'ALL', wallet: 2, days: 'week' },
      corrected: true,
    })
  },
)
