import { expect, test } from 'vitest'

import { filterOf, rebateAddress, rebateViewOf } from './rebate-view.ts'

const viewIn = (query: string) => rebateViewOf(new URLSearchParams(query))

test('the view of an address has the same address', () => {
  const { view, corrected } = viewIn('gameType=live&status=settled&days=2026-02-01_2026-02-20')
  expect(corrected).toBe(false)
  expect(filterOf(view)).toEqual({ category: 'LIVE', state: 'settled', from: '2026-02-01', to: '2026-02-20' })
  expect(rebateAddress(view)).toBe('/m/member/rebateReport?gameType=LIVE&status=settled&days=2026-02-01_2026-02-20')
})

test('without parameters the view has all rebates of thirty days', () => {
  const { view, corrected } = viewIn('')
  expect([filterOf(view), corrected, rebateAddress(view)]).toEqual([
    { range: 'month' },
    false,
    '/m/member/rebateReport',
  ])
})

test.each(['gameType=LOTT', 'status=open', 'days=2026-02-30_2026-03-01'])(
  'an unknown value, %s, is ignored',
  (query) => {
    expect(viewIn(query)).toEqual({ view: { category: 'ALL', state: 'ALL', days: 'month' }, corrected: true })
  },
)
