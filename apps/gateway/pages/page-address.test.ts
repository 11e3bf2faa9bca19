import { pageAddresses } from '@ante/contract/merchant/page-addresses.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { resolvedPaths } from '../merchant/always-open.ts'
import { pageAddressOf } from './page-address.ts'

const LISTS = { vendors: ['CENDANA'], lotteries: ['SSC1'], promotions: ['p1'] } as const

const addressOf = (text: string) =>
  pageAddressOf(new URL(text, 'http://page'), [], async (list) => new Set<string>(LISTS[list]))

test.each([
  ['/m/home', '/m/home'],
  ['/m/home/', '/m/home'],
  ['/m/home?x=1', '/m/home'],
  ['/m/home?gameType=RNG', '/m/home'],
  ['/m/home?lang=TH&from=pwa', '/m/home'],
  ['/m/gameList?gameType=RNG', '/m/gameList?gameType=RNG'],
  ['/m/gameList?x=1&gameType=RNG&gameType=LIVE', '/m/gameList?gameType=RNG'],
  ['/m/gameList?vassalage=CENDANA&gameType=RNG', '/m/gameList?gameType=RNG&vassalage=CENDANA'],
  ['/m/gameList?vassalage=NOBODY&gameType=NOPE', '/m/gameList'],
  ['/m/gameList?gameName=anything', '/m/gameList'],
  ['/m/forget?token=secret', '/m/forget'],
  ['/m/lotteryBet?game=SSC1&play=3', '/m/lotteryBet?game=SSC1'],
  ['/m/activityInfo?id=p1', '/m/activityInfo?id=p1'],
  ['/m/activityInfo?id=p2', '/m/activityInfo'],
  ['/m/help?i=2', '/m/help?i=2'],
  ['/m/help?i=20', '/m/help'],
  ['/m/8f14e45f', '/m/not-found'],
  ['/m/constructor', '/m/not-found'],
  ['/index.php?x=1', '/m/not-found'],
])('%s is the page %s', async (requested, address) => {
  expect(await addressOf(requested)).toBe(address)
})

test.each([
  ['/m/redRain', [], '/m/redRain'],
  ['/m/redRain', ['/m/activity'], '/m/not-found'],
  ['/m/redRain', ['/m/redRain'], '/m/redRain'],
  ['/m/withdraw', ['/m/redRain'], '/m/withdraw'],
  ['/m/home', ['/m/redRain'], '/m/home'],
])('%s, at a site with the pages %j, is the page %s', async (requested, paths, address) => {
  expect(await pageAddressOf(new URL(requested, 'http://page'), resolvedPaths(paths), async () => new Set())).toBe(
    address,
  )
})

test('any URL maps to one of a bounded number of pages, and pages map to themselves', async () => {
  const paths = fc.oneof(fc.constantFrom(...Object.keys(pageAddresses)), fc.webPath())
  const names = [...new Set(Object.values(pageAddresses).flatMap(Object.keys))]
  const values = fc.oneof(fc.string(), fc.constantFrom('RNG', 'CENDANA', 'SSC1', 'p1', 'day', '3'))
  const pairs = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string()), values), { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(paths, pairs, async (path, query) => {
      const address = await addressOf(`http://page${path.startsWith('/') ? path : '/'}?${new URLSearchParams(query)}`)
      expect(await addressOf(address)).toBe(address)
      expect(address.length).toBeLessThan(80)
    }),
  )
})
