import { expect, test } from 'vitest'

import { isInClass, lobbyCategory, lobbyOrder, lobbyShows, pageOf } from './rules.ts'

test.each([
  ['TF', 'SPORTS', 'ESPORTS'],
  ['DS88', 'SPORTS', 'COCKFIGHT'],
  ['BTI', 'SPORTS', 'SPORTS'],
  ['TF', 'RNG', 'RNG'],
] as const)('a game of %s under %s is in the lobby category %s', (vendor, category, expected) => {
  expect(lobbyCategory(vendor, category)).toBe(expected)
})

test.each([
  {
    name: 'esports stands right after sports and cockfight right after slots',
    input: ['LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP'],
    expected: ['LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'RNG', 'COCKFIGHT', 'PVP'],
  },
  {
    name: 'categories of other positions in the merchant’s order are moved to their fixed positions',
    input: ['COCKFIGHT', 'ESPORTS', 'RNG', 'SPORTS'],
    expected: ['RNG', 'COCKFIGHT', 'SPORTS', 'ESPORTS'],
  },
  {
    name: 'without sports, esports stays where the merchant put it',
    input: ['ESPORTS', 'LIVE'],
    expected: ['ESPORTS', 'LIVE'],
  },
  {
    name: 'a merchant without sports has neither esports nor cockfight',
    input: ['RNG', 'LIVE'],
    expected: ['RNG', 'LIVE'],
  },
  {
    name: 'a merchant with sports and without slots has cockfight beside sports',
    input: ['LIVE', 'SPORTS', 'FISH'],
    expected: ['LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'FISH'],
  },
  {
    name: 'the order contains neither hot nor duplicates',
    input: ['HOT', 'LIVE', 'LIVE'],
    expected: ['LIVE'],
  },
] as const)('$name', ({ input, expected }) => {
  expect(lobbyOrder(input)).toEqual(expected)
})

test.each([
  { kinds: ['h5', 'h5'], shows: 'vendors' },
  { kinds: ['lottery', 'h5', 'lottery'], shows: 'vendors' },
  { kinds: ['h5'], shows: 'games' },
  { kinds: ['h5', 'generic'], shows: 'games' },
  { kinds: ['rng-centre', 'rng-centre'], shows: 'games' },
  { kinds: [], shows: 'games' },
] as const)('a category whose vendors are opened as $kinds shows $shows', ({ kinds, shows }) => {
  expect(lobbyShows(kinds)).toBe(shows)
})

test.each([
  ['NEW', { isNew: true }, true],
  ['NEW', { hot: true }, false],
  ['HOT', { hot: true }, true],
  ['JP', { gameClassifyNew: ['VIDEO', 'JP'] }, true],
  ['JP', { gameClassifyNew: ['VIDEO'] }, false],
])('whether a game is %s, for %j: %s', (name, input, expected) => {
  const game = { isNew: false, hot: false, gameClassifyNew: [], ...input }
  expect(isInClass(game, name)).toBe(expected)
})

test('pages of a list have no gaps, and the one after the last is empty', () => {
  const items = Array.from({ length: 60 }, (_, index) => index)
  const pages = [1, 2, 3, 4].map((pageNo) => pageOf(items, { pageNo, pageSize: 26 }))
  expect(pages.flatMap((page) => page.items)).toEqual(items)
  expect(pages.map((page) => page.items.length)).toEqual([26, 26, 8, 0])
  expect(pages.map((page) => page.totalPages)).toEqual([3, 3, 3, 3])
})
