import { expect, test } from 'vitest'

import { filterOf, viewAddress, viewOf } from './bets-view.ts'

const viewOfQuery = (query: string) => viewOf(new URLSearchParams(query))

test.each([
  ['', '/m/teamBetting'],
  ['account=player01&days=today', '/m/teamBetting?account=player01&days=today'],
  ['parent=12&kind=LOTT&status=won&game=L3', '/m/teamBetting?parent=12&kind=LOTT&game=L3&status=won'],
  ['vendor=ANS&days=2026-02-01_2026-02-20', '/m/teamBetting?vendor=ANS&days=2026-02-01_2026-02-20'],
])('the parameters %j are parsed, and serialized unchanged', (query, address) => {
  expect(viewOfQuery(query).corrected).toBe(false)
  expect(viewAddress(viewOfQuery(query).view)).toBe(address)
})

test.each(['parent=me', 'kind=HOT', 'status=maybe', 'game=reels', 'vendor=a%20b', 'days=ever'])(
  'invalid parameters in %j are dropped, and this is reported',
  (query) => {
    expect(viewOfQuery(query).corrected).toBe(true)
    expect(viewAddress(viewOfQuery(query).view)).toBe('/m/teamBetting')
  },
)

test('the request to the gateway contains only the given filters', () => {
  expect(filterOf(viewOfQuery('').view)).toEqual({ range: 'week' })
  expect(filterOf(viewOfQuery('status=open&days=2026-02-01_2026-02-02').view)).toEqual({
    outcome: 'open',
    from: '2026-02-01',
    to: '2026-02-02',
  })
})
