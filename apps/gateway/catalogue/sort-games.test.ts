import { GameSort } from '@ante/contract/catalogue/game-sort.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { listGames } from './list-games.ts'
import { createMerchantCatalogue } from './merchant-catalogue.ts'
import type { CatalogueSnapshot } from './merchant-catalogue.ts'

type StoredGame = CatalogueSnapshot['games'][number]

const game = (position: number, changes: Partial<StoredGame>): StoredGame => ({
  node_id: BigInt(position),
  vendor: 'ABLE',
  game_id: `game-${position}`,
  name: `Game ${position}`,
  category: 'RNG',
  classes: [],
  is_new: false,
  hot_rank: null,
  min_bet: 1_000n,
  picture: '/p.webp',
  large_picture: null,
  small_picture: null,
  support_play: true,
  active: true,
  position,
  edge_hundredths: null,
  max_win_multiple: null,
  max_bet: null,
  volatility: null,
  feed_active: null,
  feed_classes: null,
  feed_position: null,
  ...changes,
})

const merchantCatalogueOf = (games: StoredGame[], players: Record<number, number> = {}) =>
  createMerchantCatalogue(
    {
      vendors: [
        {
          code: 'ABLE',
          name: 'Able',
          wallet_kind: 'seamless',
          launch_kind: 'generic',
          launch_url: null,
          icon: '',
          protocol: 'ante',
          service_url: null,
        },
      ],
      games,
      merchantVendors: [{ merchant_code: 'aurora', vendor: 'ABLE', position: 1 }],
      popularity: Object.entries(players).map(([nodeId, count]) => ({
        merchant_code: 'aurora',
        node_id: BigInt(nodeId),
        players: count,
      })),
    },
    'aurora',
    ['RNG'],
  )

type Query = Partial<Parameters<typeof listGames>[1]>
const listed = (merchantCatalogue: ReturnType<typeof merchantCatalogueOf>, query: Query, locale = 'en') =>
  listGames(merchantCatalogue, { category: 'RNG', pageNo: 1, pageSize: 100, ...query }, locale).games

const names = (given: readonly string[]) => merchantCatalogueOf(given.map((name, index) => game(index + 1, { name })))

test.each([
  ['en', ['éclair', 'Zebra', 'apple', 'Game 10', 'Game 9'], ['apple', 'éclair', 'Game 9', 'Game 10', 'Zebra']],
  ['sv', ['Ö', 'Z', 'Ä', 'A', 'Å'], ['A', 'Z', 'Å', 'Ä', 'Ö']],
  ['de', ['Ö', 'Z', 'Ä', 'A', 'P'], ['A', 'Ä', 'Ö', 'P', 'Z']],
])('names are in the alphabetical order of the language %s', (locale, given, sorted) => {
  const found = listed(names(given), { sort: 'name' }, locale)
  expect(found.map(({ gameName }) => gameName)).toEqual(sorted)
})

test('the most played games come first, then the hot ones by rank, then the others in the merchant’s order', () => {
  const games = [game(1, {}), game(2, { hot_rank: 2 }), game(3, { hot_rank: 1 }), game(4, {}), game(5, {})]
  const found = listed(merchantCatalogueOf(games, { 4: 3, 5: 120 }), { sort: 'popular' })
  expect(found.map(({ nodeId }) => nodeId)).toEqual([5, 4, 3, 2, 1])
})

test('new games come first', () => {
  const found = listed(merchantCatalogueOf([game(1, {}), game(2, { is_new: true }), game(3, { is_new: true })]), {
    sort: 'new',
  })
  expect(found.map(({ nodeId }) => nodeId)).toEqual([2, 3, 1])
})

test('the highest return comes first, and a game without a declared one last', () => {
  const games = [game(1, {}), game(2, { edge_hundredths: 411 }), game(3, { edge_hundredths: 100 })]
  const found = listed(merchantCatalogueOf(games), { sort: 'return' })
  expect(found.map(({ nodeId, returnToPlayer }) => [nodeId, returnToPlayer])).toEqual([
    [3, '99'],
    [2, '95.89'],
    [1, undefined],
  ])
})

test('only a list sorted by return contains the return', () => {
  const merchantCatalogue = merchantCatalogueOf([game(1, { edge_hundredths: 411 })])
  const returnsOf = (query: Query) => listed(merchantCatalogue, query).map(({ returnToPlayer }) => returnToPlayer)
  expect([{}, ...GameSort.options.map((sort) => ({ sort }))].map(returnsOf)).toEqual([
    ...Array.from({ length: GameSort.options.length }, () => [undefined]),
    ['95.89'],
  ])
})

test('any order has the games of the filtered or searched list, each once on one page', () => {
  const random = fc.record({
    name: fc.constantFrom('Golden Dragon', 'Dragon Tiger', 'Pearl'),
    is_new: fc.boolean(),
    hot_rank: fc.option(fc.integer({ min: 1, max: 9 })),
    edge_hundredths: fc.option(fc.integer({ min: 0, max: 900 })),
  })
  const query = fc.record(
    { gameName: fc.constantFrom('dragon', 'pearl', 'none'), isNew: fc.constantFrom(0, 1) },
    { requiredKeys: [] },
  )
  const sorts = fc.constantFrom(...GameSort.options)
  fc.assert(
    fc.property(
      fc.array(random, { maxLength: 40 }),
      query,
      sorts,
      fc.integer({ min: 1, max: 12 }),
      (given, asked, sort, pageSize) => {
        const merchantCatalogue = merchantCatalogueOf(given.map((changes, index) => game(index + 1, changes)))
        const pages = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]
          .concat(Array.from({ length: 20 }, (_, index) => index + 21))
          .flatMap((pageNo) => listed(merchantCatalogue, { ...asked, sort, pageNo, pageSize }))
        const ids = (games: typeof pages) => games.map(({ nodeId }) => nodeId)
        expect(ids(pages).toSorted((a, b) => a - b)).toEqual(
          ids(listed(merchantCatalogue, asked)).toSorted((a, b) => a - b),
        )
      },
    ),
  )
})
