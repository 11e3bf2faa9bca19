import { listGames } from '@ante/contract/catalogue/games.ts'
import { listHalls } from '@ante/contract/catalogue/halls.ts'
import type { VendorHall } from '@ante/contract/catalogue/halls.ts'
import { listVendors } from '@ante/contract/catalogue/vendors.ts'
import { expect, test } from 'vitest'

import { sharedGateway } from '../test/shared-gateway.ts'

const HOSTS = ['localhost', 'lotus.localhost']

const gateway = sharedGateway()

async function hallsOf(host: string): Promise<VendorHall[]> {
  const answer = await gateway.call(listHalls, {}, { host })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.halls
}

async function gamesOf({ category, vendor }: VendorHall, host: string, more: { isNew?: number } = {}) {
  const query = { category, vendor, pageSize: 100, ...more }
  const answer = await gateway.call(listGames, query, { host })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.games
}

test.each(HOSTS)('at %s every vendor of every category has a lobby entry, in lobby order', async (host) => {
  const vendors = await gateway.call(listVendors, {}, { host })
  if (!vendors.ok) throw new Error(vendors.code)
  const named = vendors.value.sorting.flatMap(({ vendorNames }) => vendorNames)
  const halls = await hallsOf(host)
  expect(halls.map(({ category, vendor }) => [category, vendor])).toEqual(
    named.map(({ category, vendor }) => [category, vendor]),
  )
})

test('a lobby entry counts the vendor’s games, and shows covers of them, hot ones first', async () => {
  for (const hall of await hallsOf('localhost')) {
    const games = await gamesOf(hall, 'localhost')
    expect(hall.games).toBe(games.length)
    expect(hall.newGames).toBe((await gamesOf(hall, 'localhost', { isNew: 1 })).length)
    const hot = games.filter((game) => game.hot).map(({ showIcon }) => showIcon)
    expect(hall.hotGames).toBe(hot.length)
    expect(hall.covers.slice(0, hot.length)).toEqual(hot.slice(0, hall.covers.length))
    expect(games.map(({ showIcon }) => showIcon)).toEqual(expect.arrayContaining(hall.covers))
  }
})

test('sportsbooks and arenas are distinguished from lobbies with games', async () => {
  const books = (await hallsOf('localhost')).filter(({ isBook }) => isBook)
  expect(new Set(books.map(({ category }) => category))).toEqual(new Set(['SPORTS', 'ESPORTS', 'COCKFIGHT']))
})
