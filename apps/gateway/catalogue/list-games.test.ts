import fc from 'fast-check'
import { expect, test } from 'vitest'

import { unitsOf } from '../kit/money.ts'
import { listGames } from './list-games.ts'
import { createMerchantCatalogue } from './merchant-catalogue.ts'
import type { CatalogueSnapshot } from './merchant-catalogue.ts'
import { isInClass } from './rules.ts'

type StoredGame = CatalogueSnapshot['games'][number]

const VENDORS = ['ABLE', 'BAKER', 'CHARLIE']
const CLASSES = ['VIDEO', 'JP', 'TG']
const BETS = ['0.01', '0.1', '0.5', '2']

const game = fc.record({
  vendor: fc.constantFrom(...VENDORS),
  classes: fc.subarray(CLASSES),
  is_new: fc.boolean(),
  hot_rank: fc.option(fc.integer({ min: 1, max: 9 })),
  min_bet: fc.constantFrom(...BETS).map(unitsOf),
  name: fc.constantFrom('Golden Dragon', 'Dragon Tiger', 'Silver Tiger', 'Pearl'),
  category: fc.constantFrom('RNG', 'RNG', 'FISH'),
})

const lobby = fc.array(game, { maxLength: 60 }).map((games) => {
  const stored = games.map((item, index): StoredGame => ({
    ...item,
    node_id: BigInt(index + 1),
    game_id: `game-${index}`,
    picture: '/p.webp',
    large_picture: null,
    small_picture: null,
    support_play: false,
    edge_hundredths: null,
    max_win_multiple: null,
    max_bet: null,
    volatility: null,
    feed_active: null,
    feed_classes: null,
    feed_position: null,
    active: true,
    position: index,
  }))
  return { stored, merchantCatalogue: createMerchantCatalogue(snapshotOf(stored), 'aurora', ['RNG', 'FISH']) }
})

function snapshotOf(games: StoredGame[]): CatalogueSnapshot {
  const kinds = { wallet_kind: 'seamless', launch_kind: 'generic', launch_url: null, icon: '' } as const
  const speaks = { protocol: 'ante', service_url: null } as const
  return {
    games,
    vendors: VENDORS.map((code) => ({ code, name: code, ...kinds, ...speaks })),
    merchantVendors: VENDORS.map((vendor, position) => ({ merchant_code: 'aurora', vendor, position })),
    popularity: [],
  }
}

const filters = fc.record(
  {
    vendor: fc.constantFrom(...VENDORS, 'NOBODY'),
    gameClassify: fc.constantFrom('ALL', 'NEW', 'HOT', ...CLASSES, 'NOTHING'),
    isNew: fc.constantFrom(0, 1),
    minBet: fc.constantFrom(...BETS, '0.001', '0.3', '100'),
  },
  { requiredKeys: [] },
)
const pageSize = fc.integer({ min: 1, max: 30 })

type Lobby = ReturnType<typeof lobby.generate>['value']
type Query = Omit<Parameters<typeof listGames>[1], 'category' | 'pageNo'>

/** Returns the node ids of all pages, in order. */
function allPages({ merchantCatalogue }: Pick<Lobby, 'merchantCatalogue'>, query: Query): number[] {
  const page = (pageNo: number) => listGames(merchantCatalogue, { ...query, category: 'RNG', pageNo })
  const { totalPages } = page(1)
  const pages = Array.from({ length: totalPages }, (_, index) => page(index + 1))
  expect(pages.every(({ games }, index) => games.length === query.pageSize || index === totalPages - 1)).toBe(true)
  expect(page(totalPages + 1).games).toEqual([])
  return pages.flatMap(({ games }) => games.map(({ nodeId }) => nodeId))
}

test('the pages of any filter contain every matching game once, in lobby order', () => {
  fc.assert(
    fc.property(lobby, filters, pageSize, ({ stored, merchantCatalogue }, requested, size) => {
      const fitting = stored.filter(
        (item) =>
          item.category === 'RNG' &&
          (requested.vendor === undefined || item.vendor === requested.vendor) &&
          (!requested.isNew || item.is_new) &&
          (requested.minBet === undefined || item.min_bet <= unitsOf(requested.minBet)) &&
          (requested.gameClassify === undefined ||
            requested.gameClassify === 'ALL' ||
            hasClass(item, requested.gameClassify)),
      )
      const ids = fitting.map((item) => Number(item.node_id))
      expect(allPages({ merchantCatalogue }, { ...requested, pageSize: size })).toEqual(ids)
    }),
  )
})

const hasClass = ({ is_new: isNew, hot_rank: rank, classes: gameClassifyNew }: StoredGame, name: string) =>
  isInClass({ isNew, hot: rank !== null, gameClassifyNew }, name)

test('a filtered search returns each game once: the intersection of search and filters', () => {
  fc.assert(
    fc.property(
      lobby,
      filters,
      pageSize,
      fc.constantFrom('dragon', 'tiger', 'darg'),
      (input, requested, size, gameName) => {
        const searched = allPages(input, { gameName, pageSize: 100 })
        const filtered = new Set(allPages(input, { ...requested, pageSize: 100 }))
        const both = allPages(input, { ...requested, gameName, pageSize: size })
        expect(both).toEqual(searched.filter((id) => filtered.has(id)))
        expect(new Set(both).size).toBe(both.length)
      },
    ),
  )
})

test('games added at the end leave earlier pages unchanged', () => {
  fc.assert(
    fc.property(lobby, filters, pageSize, fc.integer({ min: 0, max: 60 }), ({ stored }, requested, size, former) => {
      const pagesOf = (games: StoredGame[]) =>
        allPages(
          { merchantCatalogue: createMerchantCatalogue(snapshotOf(games), 'aurora', ['RNG']) },
          { ...requested, pageSize: size },
        )
      const before = pagesOf(stored.slice(0, former))
      expect(pagesOf(stored).slice(0, before.length)).toEqual(before)
    }),
  )
})

test('a tile has its own pictures by size, or the game’s picture if its feed has none', () => {
  const [first] = fc.sample(game, 1)
  if (!first) throw new Error('the merchant has no game')
  const common = {
    ...first,
    category: 'RNG' as const,
    picture: '/p.webp',
    support_play: false,
    edge_hundredths: null,
    max_win_multiple: null,
    max_bet: null,
    volatility: null,
    feed_active: null,
    feed_classes: null,
    feed_position: null,
    active: true,
  }
  const own = { node_id: 1n, game_id: 'own', large_picture: '/l.webp', small_picture: '/s.webp', position: 0 }
  const plain = { node_id: 2n, game_id: 'plain', large_picture: null, small_picture: null, position: 1 }
  const stored = [own, plain].map((item): StoredGame => ({ ...common, ...item }))
  const merchantCatalogue = createMerchantCatalogue(snapshotOf(stored), 'aurora', ['RNG'])
  const { games } = listGames(merchantCatalogue, { category: 'RNG', pageNo: 1, pageSize: 10 })
  expect(
    games.map(({ showIcon, mobileLargeIcon, mobileSmallIcon }) => [showIcon, mobileLargeIcon, mobileSmallIcon]),
  ).toEqual([
    ['/p.webp', '/l.webp', '/s.webp'],
    ['/p.webp', '/p.webp', '/p.webp'],
  ])
})
