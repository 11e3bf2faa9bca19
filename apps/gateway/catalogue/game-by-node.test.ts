import { afterAll, beforeAll, expect, test } from 'vitest'

import { MerchantDirectory } from '../merchant/public.ts'
import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { Catalogue } from './catalogue.ts'

const NORTHLIGHT_REELS = 10_001

let gateway: TestGateway
let catalogue: Catalogue
beforeAll(async () => {
  gateway = await startGateway()
  const merchants = new MerchantDirectory(gateway.ports)
  await merchants.load()
  catalogue = new Catalogue(gateway.ports, merchants)
  await catalogue.load()
})
afterAll(async () => {
  catalogue.close()
  await gateway.stop()
})

test.each(['aurora', 'aurora-trial', 'lotus', 'lotus-trial'])(
  '%s can open the slot that is playable in the demo',
  (merchant) => {
    expect(catalogue.gameByNode(merchant, NORTHLIGHT_REELS)).toMatchObject({
      vendor: 'ANS',
      vendorName: 'Northlight Studio',
      gameId: 'northlight-reels',
      category: 'RNG',
      playable: true,
      supportPlay: true,
      launchUrl: `${gateway.ports.config.sandboxUrl}/studio/play/?vendor=ANS`,
    })
  },
)

test('a game of a vendor without launch URL is known, but cannot be opened', async () => {
  await gateway.ports.db.updateTable('vendor').set({ launch_url: null }).where('code', '=', 'JL').execute()
  await catalogue.load()
  const games = [...catalogue.ofMerchant('aurora').byNode.values()]

  expect(games.find((game) => game.vendor === 'JL')).toMatchObject({ playable: false, launchUrl: null })
  expect(games.filter((game) => game.vendor === 'ANS').every((game) => game.playable)).toBe(true)
})

test('a game of a vendor that the merchant does not offer is unknown at this merchant', () => {
  const gilded = [...catalogue.ofMerchant('aurora').byNode.values()].find((game) => game.vendor === 'GLD')
  expect(gilded).toBeDefined()
  expect(catalogue.gameByNode('lotus', gilded?.nodeId ?? 0)).toBeNull()
})

test.each([0, -1, 1.5, Number.NaN, 999_999_999])('node %d does not exist', (nodeId) => {
  expect(catalogue.gameByNode('aurora', nodeId)).toBeNull()
})
