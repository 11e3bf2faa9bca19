import { expect, test } from 'vitest'

import { betsAddress, filterOf, viewAddress, viewOf } from './profit-view.ts'

const viewOfQuery = (query: string) => viewOf(new URLSearchParams(query))

test('the address contains the view without default values', () => {
  const defaults = { parent: null, category: 'ALL', search: '', days: 'week' } as const
  expect(viewOfQuery('')).toEqual({ view: defaults, corrected: false })
  expect(viewAddress(defaults)).toBe('/m/agent/team/pnl')
  expect(filterOf(defaults)).toEqual({ range: 'week' })
})

test.each(['parent=12', 'kind=RNG&search=play', 'parent=7&days=2026-02-01_2026-02-28', 'days=today'])(
  '%s is parsed and serialized unchanged',
  (query) => {
    const { view, corrected } = viewOfQuery(query)
    expect(corrected).toBe(false)
    expect(viewAddress(view)).toBe(`/m/agent/team/pnl?${query}`)
  },
)

test.each(['parent=0', 'parent=me', 'kind=CHESS', 'days=always', `search=${'x'.repeat(65)}`])(
  '%s falls back to defaults, and this is reported',
  (query) => {
    const { view, corrected } = viewOfQuery(query)
    expect(corrected).toBe(true)
    expect(viewAddress(view)).toBe('/m/agent/team/pnl')
  },
)

test('the link to bets has the same days and category', () => {
  const { view } = viewOfQuery('kind=RNG&search=play&days=today')
  expect(betsAddress(view, { parent: '12' })).toBe('/m/teamBetting?parent=12&kind=RNG&days=today')
  expect(betsAddress(viewOfQuery('').view, { parent: '7', account: 'agent01' })).toBe(
    '/m/teamBetting?parent=7&account=agent01',
  )
})
