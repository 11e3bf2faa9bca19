import { expect, test } from 'vitest'

import { filterOf } from './game-filter.ts'
import { gameListAddress } from './game-list-address.ts'

const of = (query: string) => filterOf(new URLSearchParams(query))

test('a filter and its address say the same', () => {
  const filter = { category: 'RNG', vendor: 'ANS', classify: 'NEW', name: 'a b&c' } as const
  expect(of(gameListAddress(filter).split('?')[1] ?? '')).toEqual(filter)
})

test.each([
  ['', 'HOT'],
  ['gameType=nonsense', 'HOT'],
  ['gameType=live', 'LIVE'],
])('%j shows %s', (query, category) => {
  expect(of(query).category).toBe(category)
})

test('a name has an end', () => {
  expect(of(`gameName=${'x'.repeat(500)}`).name).toHaveLength(60)
})
