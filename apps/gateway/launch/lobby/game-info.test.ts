import { getGameInfo } from '@ante/contract/catalogue/game-info.ts'
import { listGames } from '@ante/contract/catalogue/games.ts'
import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { inTransaction } from '../../kit/db.ts'
import { unitsOf } from '../../kit/money.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { seedJackpot } from '../../wallet/public.ts'
import { closeGameWindow } from '../opening/game-windows.ts'
import { writeRounds } from '../test/rounds.ts'
import { GAME, playForJackpot, playing, vendorOf } from '../test/vendor.ts'
import { countPopularity } from './count-popularity.ts'

let gateway: TestGateway
let nodeId: number
beforeAll(async () => {
  gateway = await startGateway()
  const { node_id: node } = await gateway.ports.db
    .selectFrom('game')
    .select('node_id')
    .where('game_id', '=', GAME)
    .executeTakeFirstOrThrow()
  nodeId = Number(node)
})
afterAll(() => gateway.stop())

const reload = () => gateway.ports.bus.publish('catalogue', '')

/** Advances the clock beyond the cache lifetime of the number of players before each request. */
async function shown(node = nodeId) {
  gateway.ports.clock.offsetMs += 10_000
  const answer = await gateway.call(getGameInfo, { nodeId: node })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

/** Returns the ids of the most popular slots. */
async function popular(): Promise<number[]> {
  const answer = await gateway.call(listGames, { category: 'RNG', sort: 'popular', pageSize: 2 })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.games.map((game) => game.nodeId)
}

test('the figures are the values that the vendor declares', async () => {
  expect(await shown()).toMatchObject({
    game: { nodeId, gameName: 'Northlight Reels', minBet: '0.20', supportPlay: true },
    vendorName: 'Northlight Studio',
    returnToPlayer: '96.4',
    volatility: 'medium',
    maxBet: '100.00',
    jackpot: null,
  })
})

test('a figure that the vendor does not declare is omitted', async () => {
  const { db } = gateway.ports
  const { node_id: table } = await db
    .selectFrom('game')
    .select('node_id')
    .where('category', '=', 'PVP')
    .where('edge_hundredths', 'is', null)
    .where('active', '=', true)
    .executeTakeFirstOrThrow()
  const info = await shown(Number(table))
  expect(info).toMatchObject({ game: { category: 'PVP' }, playersNow: 0 })
  for (const figure of ['returnToPlayer', 'volatility', 'maxBet']) expect(info).not.toHaveProperty(figure)
})

test('each member who has the game open counts once, until the window is closed or its calls stop', async () => {
  const vendor = await vendorOf(gateway)
  const before = (await shown()).playersNow
  const first = await playing(vendor, '10.00')
  await playing(vendor, '10.00')
  expect((await shown()).playersNow).toBe(before + 2)
  await closeGameWindow(gateway.ports.db, first)
  expect((await shown()).playersNow).toBe(before + 1)
  gateway.ports.clock.offsetMs += 10 * MINUTE_MS
  expect((await shown()).playersNow).toBe(0)
})

test('a game of the jackpot class shows the merchant’s jackpot', async () => {
  await inTransaction(gateway.ports.db, (tx) =>
    seedJackpot(tx, {
      key: 'info',
      merchantCode: 'aurora',
      currency: 'PHP',
      amount: unitsOf('500.00'),
      at: gateway.ports.clock.now(),
    }),
  )
  await playForJackpot(await vendorOf(gateway))
  reload()
  await expect.poll(async () => (await shown()).jackpot?.currency).toBe('PHP')
  expect(Number((await shown()).jackpot?.pool)).toBeGreaterThanOrEqual(500)
})

test.each([999_999_999, 0, -1])('node %i is not a game of the site', async (unknown) => {
  const answer = await gateway.call(getGameInfo, { nodeId: unknown })
  expect(answer.ok).toBe(false)
})

test('the order by popularity follows the number of members who recently finished a round', async () => {
  const [first, second] = await popular()
  const { db, clock } = gateway.ports
  const slots = await db
    .selectFrom('game')
    .select(['node_id', 'vendor'])
    .where('category', '=', 'RNG')
    .where('active', '=', true)
    .where('node_id', 'not in', [BigInt(first ?? 0), BigInt(second ?? 0)])
    .orderBy('position', 'desc')
    .limit(2)
    .execute()
  const [most, fewer] = slots
  if (!most || !fewer) throw new Error('two slots expected')
  const vendor = await vendorOf(gateway)
  const players = await Promise.all([1, 2, 3].map(() => playing(vendor, '1.00')))
  const round = { state: 'closed', staked: 10n, paid: 0n, beganAt: clock.now() } as const
  for (const [index, { memberId }] of players.entries()) {
    await writeRounds(gateway, memberId, [{ ...round, vendor: most.vendor, nodeId: most.node_id }])
    // Many rounds of one member count once.
    const many = Array.from({ length: index === 0 ? 9 : 0 }, () => ({
      ...round,
      vendor: fewer.vendor,
      nodeId: fewer.node_id,
    }))
    await writeRounds(gateway, memberId, many)
  }
  // Open pages of all merchants reload their lists when the revision changes.
  const revision = () => db.selectFrom('catalogue_revision').select('revision').executeTakeFirstOrThrow()
  const before = await revision()
  await countPopularity(gateway.ports)
  await expect.poll(popular).toEqual([Number(most.node_id), Number(fewer.node_id)])
  expect(await revision()).toEqual(before)
})
