import { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { Game } from '@ante/contract/catalogue/games.ts'
import { GAMES_PER_PAGE, listGames, listHotGames } from '@ante/contract/catalogue/games.ts'
import { listHotMatches } from '@ante/contract/catalogue/matches.ts'
import { listVendors } from '@ante/contract/catalogue/vendors.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import { hotGameIds } from '@ante/demo/hot.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'

const AURORA = 'localhost'
const LOTUS = 'lotus.localhost'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

type Query = Omit<InputOf<typeof listGames>, 'category'> & { category?: GameCategory }

async function pageOf(query: Query, host = AURORA) {
  const answer = await gateway.call(listGames, { category: 'RNG', ...query }, { host })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

async function gamesOf(query: Query, host = AURORA): Promise<Game[]> {
  const { games, totalPages } = await pageOf({ ...query, pageNo: 1 }, host)
  for (let pageNo = 2; pageNo <= totalPages; pageNo++) games.push(...(await pageOf({ ...query, pageNo }, host)).games)
  return games
}

async function sortingOf(host: string) {
  const answer = await gateway.call(listVendors, {}, { host })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.sorting
}

const ids = (games: Game[]) => games.map((game) => game.nodeId)

describe('the games of a category', () => {
  test('are paged by 26, without duplicates, in a stable order', async () => {
    const first = await pageOf({})
    expect(first.games).toHaveLength(GAMES_PER_PAGE)
    const all = await gamesOf({})
    expect(first.totalPages).toBe(Math.ceil(all.length / GAMES_PER_PAGE))
    expect(new Set(ids(all)).size).toBe(all.length)
    expect(ids(await gamesOf({}))).toEqual(ids(all))
    expect(all.every((game) => game.category === 'RNG')).toBe(true)
  })

  test('are the same for any page size', async () => {
    expect(ids(await gamesOf({ pageSize: 7 }))).toEqual(ids(await gamesOf({ pageSize: 100 })))
  })

  test('are empty on a page after the last one', async () => {
    const { totalPages } = await pageOf({})
    expect(await pageOf({ pageNo: totalPages + 1 })).toEqual({ games: [], pageNum: totalPages + 1, totalPages })
  })

  test.each([
    { pageNo: 0 },
    { pageNo: 10_001 },
    { pageSize: 0 },
    { pageSize: 101 },
    { gameName: 'x'.repeat(61) },
    { isNew: -1 },
  ])('are refused for %j', async (requested) => {
    expect(await gateway.call(listGames, { category: 'RNG', ...requested })).toMatchObject({ code: 'request.invalid' })
  })

  test.each([
    ['vendor', { vendor: 'NOBODY' }],
    ['class', { gameClassify: 'NOTHING' }],
  ])('are none for a %s that does not exist', async (_what, requested) => {
    expect(await pageOf(requested)).toEqual({ games: [], pageNum: 1, totalPages: 0 })
  })

  test('are refused for an unknown category', async () => {
    const response = await gateway.fetch(`${listGames.path}?gameType=CHESS`)
    expect(response.status).toBe(400)
  })
})

describe('a search', () => {
  test('finds a part of a name in any case, and nothing else', async () => {
    const found = await gamesOf({ gameName: '  nOrThLiGhT ' })
    expect(found.map((game) => game.gameName)).toContain('Northlight Reels')
    expect(found.every((game) => game.gameName.toLowerCase().includes('northlight'))).toBe(true)
    expect(await pageOf({ gameName: 'no such game anywhere' })).toEqual({ games: [], pageNum: 1, totalPages: 0 })
  })

  test('under HOT with a search text covers all categories, and without one only the hot games', async () => {
    const fishing = (await gamesOf({ category: 'FISH' })).find(({ hot }) => !hot)
    if (!fishing) throw new Error('a fishing game that is not hot expected')
    expect(ids(await gamesOf({ category: 'HOT', gameName: fishing.gameName }))).toContain(fishing.nodeId)
    expect((await gamesOf({ category: 'HOT' })).every(({ hot }) => hot)).toBe(true)
  })

  test('by vendor, class or newness keeps exactly the matching games', async () => {
    const all = await gamesOf({})
    const [vendor, gameClassify] = ['JL', 'JP']
    const both = all.filter((game) => game.vendor === vendor && game.gameClassifyNew.includes(gameClassify))
    expect(both.length).toBeGreaterThan(0)
    expect(ids(await gamesOf({ vendor, gameClassify }))).toEqual(ids(both))
    expect(ids(await gamesOf({ isNew: 1 }))).toEqual(ids(all.filter((game) => game.isNew)))
    expect(ids(await gamesOf({ gameClassify: 'NEW' }))).toEqual(ids(all.filter((game) => game.isNew)))
    expect(ids(await gamesOf({ gameClassify: 'ALL', isNew: 0 }))).toEqual(ids(all))
  })

  test('by minimum bet keeps the games that accept a bet that low', async () => {
    const all = await gamesOf({})
    for (const minBet of ['0.01', '0.05', '0.1', '0.5', '0.75']) {
      const fitting = all.filter((game) => Number(game.minBet) <= Number(minBet))
      expect(ids(await gamesOf({ minBet }))).toEqual(ids(fitting))
    }
    expect(await gateway.call(listGames, { category: 'RNG', minBet: 'low' })).toMatchObject({ code: 'request.invalid' })
  })

  test('by a misspelt name finds the intended game', async () => {
    const [first] = await gamesOf({ gameName: 'northlight' })
    expect(ids(await gamesOf({ gameName: 'nortlhight' }))).toContain(first?.nodeId)
  })

  test('is always a subset of its category', async () => {
    const all = new Set(ids(await gamesOf({})))
    const anything = fc.record({ gameName: fc.string({ maxLength: 60 }), vendor: fc.string({ maxLength: 30 }) })
    await fc.assert(
      fc.asyncProperty(anything, async (requested) => {
        const { games } = await pageOf(requested)
        expect(games.every((game) => all.has(game.nodeId))).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})

test('hot games are a selection of all categories, best first, and can be filtered by category', async () => {
  const answer = await gateway.call(listHotGames, {})
  const hot = answer.ok ? answer.value.list : []
  expect(hot.length).toBeGreaterThanOrEqual(24)
  expect(new Set(hot.map((game) => game.category)).size).toBeGreaterThan(3)
  expect(ids(await gamesOf({ category: 'HOT' }))).toEqual(ids(hot))
  const live = await gateway.call(listHotGames, { category: 'LIVE' })
  expect(live).toEqual({ ok: true, value: { list: hot.filter((game) => game.category === 'LIVE') } })
})

describe('categories and vendors', () => {
  test('are in the merchant’s order, esports right after sports and cockfight right after slots', async () => {
    const categories = (await sortingOf(AURORA)).map((sorting) => sorting.category)
    expect(categories).toEqual(
      GameCategory.options.filter((item) => categories.includes(item)).sort(byPositionIn(categories)),
    )
    expect(categories).toHaveLength(10)
    expect(categories[categories.indexOf('SPORTS') + 1]).toBe('ESPORTS')
    expect(categories[categories.indexOf('RNG') + 1]).toBe('COCKFIGHT')
    expect((await sortingOf(LOTUS))[0]?.category).toBe('LIVE')
  })

  test('assign split vendors to their own categories only', async () => {
    const vendorsOf = Object.fromEntries(
      (await sortingOf(AURORA)).map((sorting) => [
        sorting.category,
        sorting.vendorNames.map((vendor) => vendor.vendor),
      ]),
    )
    expect(vendorsOf['ESPORTS']).toEqual(['TF'])
    expect(vendorsOf['COCKFIGHT']).toEqual(['DS88'])
    expect(vendorsOf['SPORTS']).not.toContain('TF')
  })

  test('counts equal the number of games in the list of each category', async () => {
    for (const { category, games, vendorNames } of await sortingOf(LOTUS)) {
      const listed = await gamesOf({ category, pageSize: 100 }, LOTUS)
      expect(listed).toHaveLength(games)
      const counted = vendorNames.map(({ vendor }) => listed.filter((game) => game.vendor === vendor).length)
      expect(vendorNames.map((vendorName) => vendorName.games)).toEqual(counted)
      expect(counted).not.toContain(0)
      expect(counted.reduce((sum, count) => sum + count, 0)).toBe(games)
    }
  })

  test('list the classes of the games in each category', async () => {
    for (const { category, classes } of await sortingOf(LOTUS)) {
      const listed = await gamesOf({ category, pageSize: 100 }, LOTUS)
      expect(classes).toEqual([...new Set(listed.flatMap((game) => game.gameClassifyNew))].toSorted())
    }
  })

  test('show vendors where there are several lobbies, and games elsewhere', async () => {
    const byVendor = async (host: string) =>
      (await sortingOf(host)).filter(({ shows }) => shows === 'vendors').map(({ category }) => category)
    expect(await byVendor(AURORA)).toEqual(['SPORTS', 'LOTT', 'ELOTT'])
    expect(await byVendor(LOTUS)).toEqual(['LOTT', 'ELOTT'])
  })

  test('belong to the merchant: vendors that it does not offer are absent', async () => {
    const left = new Set(['GLD', 'PXE', 'HZN'])
    const vendors = (await sortingOf(LOTUS)).flatMap((sorting) => sorting.vendorNames.map((vendor) => vendor.vendor))
    expect(vendors.filter((vendor) => left.has(vendor))).toEqual([])
    expect(await pageOf({ vendor: 'GLD' }, LOTUS)).toMatchObject({ games: [] })
    expect((await pageOf({ vendor: 'GLD' }, AURORA)).games.length).toBeGreaterThan(0)
  })
})

const byPositionIn = (order: GameCategory[]) => (a: GameCategory, b: GameCategory) =>
  order.indexOf(a) - order.indexOf(b)

test('hot games are in the order defined by the demo data', async () => {
  const answer = await gateway.call(listHotGames, {})
  expect(answer.ok && answer.value.list.map((game) => game.gameId)).toEqual(hotGameIds)
})

test('hot matches are upcoming ones, the next first', async () => {
  const matches = async () => {
    const answer = await gateway.call(listHotMatches, {})
    return answer.ok ? answer.value.list : []
  }
  const first = await matches()
  expect(first.length).toBeGreaterThanOrEqual(8)
  expect(first.map((match) => match.matchTime)).toEqual(first.map((match) => match.matchTime).sort())

  const [next] = first
  const past = Date.parse(next?.matchTime ?? '') + 1 - gateway.ports.clock.now().getTime()
  gateway.ports.clock.offsetMs += past
  const later = first.filter((match) => match.matchTime > (next?.matchTime ?? ''))
  // The later matches take the positions of the removed ones.
  expect((await matches()).slice(0, later.length)).toEqual(later)
  gateway.ports.clock.offsetMs += 7 * DAY_MS
  expect(await matches()).toEqual([])
  gateway.ports.clock.offsetMs -= past + 7 * DAY_MS
})

test('a hot match is shown as closed until its vendor can be launched', async () => {
  const books = async () => {
    const answer = await gateway.call(listHotMatches, {})
    return answer.ok ? answer.value.list.filter(({ vendor }) => vendor === 'BTI').map(({ playable }) => playable) : []
  }
  const { db } = gateway.ports
  const launch = (address: string | null) =>
    db.updateTable('vendor').set({ launch_url: address }).where('code', '=', 'BTI').execute()
  await launch(null)
  gateway.ports.bus.publish('catalogue', '')
  await expect.poll(async () => [...new Set(await books())]).toEqual([false])
  await launch('https://book.example/')
  gateway.ports.bus.publish('catalogue', '')
  await expect.poll(async () => [...new Set(await books())]).toEqual([true])
  await launch(null)
  gateway.ports.bus.publish('catalogue', '')
  await expect.poll(async () => [...new Set(await books())]).toEqual([false])
})

test('a game removed from the catalogue disappears from every list as soon as the change is published', async () => {
  const [game] = (await pageOf({ category: 'FISH' })).games
  const hide = (active: boolean) =>
    sql`update game set active = ${active} where node_id = ${game?.nodeId}`.execute(gateway.ports.db)
  await hide(false)
  gateway.ports.bus.publish('catalogue', '')
  await expect.poll(async () => ids(await gamesOf({ category: 'FISH' }))).not.toContain(game?.nodeId)
  await hide(true)
  gateway.ports.bus.publish('catalogue', '')
  await expect.poll(async () => ids(await gamesOf({ category: 'FISH' }))).toContain(game?.nodeId)
})
