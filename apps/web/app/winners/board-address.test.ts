import { expect, test } from 'vitest'

import { boardAddress, boardOf } from './board-address.ts'

test.each([
  ['', 'ALL', 'week'],
  ['gameType=RNG', 'RNG', 'week'],
  ['gameType=LIVE&period=day', 'LIVE', 'day'],
  ['gameType=HOT', 'ALL', 'week'],
  ['gameType=rng&period=DAY', 'ALL', 'week'],
  ['gameType=toString&period=__proto__', 'ALL', 'week'],
])('%j selects %s of the %s', (search, category, period) => {
  expect(boardOf(new URLSearchParams(search))).toEqual({ category, period })
})

test('an address is parsed into the view it was written from', () => {
  const query = { category: 'FISH', period: 'day' } as const
  expect(boardOf(new URL(boardAddress(query), 'http://page').searchParams)).toEqual(query)
})
