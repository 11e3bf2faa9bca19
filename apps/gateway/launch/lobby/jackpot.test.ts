import { randomUUID } from 'node:crypto'

import { getJackpot } from '@ante/contract/catalogue/jackpot.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { inTransaction } from '../../kit/db.ts'
import { unitsOf } from '../../kit/money.ts'
import { LiveReader } from '../../live/test/live-reader.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { seedJackpot } from '../../wallet/public.ts'
import { playForJackpot, playing, vendorOf } from '../test/vendor.ts'

const HOST_WITHOUT = 'lotus.localhost'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

/** Advances the clock beyond the cache lifetime before each request. */
async function shown(host?: string) {
  gateway.ports.clock.offsetMs += 1_000
  const answer = await gateway.call(getJackpot, {}, host ? { host } : {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
const pool = async () => Number((await shown()).jackpot?.pool ?? 0)
const seed = (key: string, amount: string, { merchantCode, currency } = { merchantCode: 'aurora', currency: 'PHP' }) =>
  inTransaction(gateway.ports.db, (tx) =>
    seedJackpot(tx, {
      key,
      merchantCode,
      currency,
      amount: unitsOf(amount),
      at: gateway.ports.clock.now(),
    }),
  )

test('the answer contains the pool of the ledger, and the games that play for it', async () => {
  const before = await pool()
  expect(await seed('test', '1000.25')).toBe('posted')
  expect(await seed('test', '1000.25')).toBe('replayed')
  const { jackpot, games } = await shown()
  expect(jackpot).toEqual({ pool: (before + 1000.25).toFixed(2), currency: 'PHP' })
  expect(games.length).toBeGreaterThan(0)
  expect(games.every((game) => game.gameClassifyNew.includes('JP'))).toBe(true)
})

test('an empty jackpot is not shown', async () => {
  expect((await shown(HOST_WITHOUT)).jackpot).toBeNull()
})

test('an open page receives the pool, and its increase after a stake', async () => {
  await seed('for the page', '5.00')
  const reader = new LiveReader(gateway)
  await reader.opened
  const before = await pool()
  await expect.poll(() => reader.dataOf('jackpot').at(-1)).toEqual({ pool: before.toFixed(2), currency: 'PHP' })

  const vendor = await vendorOf(gateway)
  await playForJackpot(vendor)
  await vendor.bet(await playing(vendor, '10.00'), { amount: '2.00', jackpotContribution: '0.75' })
  const after = { pool: (before + 0.75).toFixed(2), currency: 'PHP' }
  await expect.poll(() => reader.dataOf('jackpot').at(-1)).toEqual(after)

  // A page opened later receives the current value.
  const late = new LiveReader(gateway)
  await expect.poll(() => late.dataOf('jackpot')).toEqual([after])
  for (const item of [reader, late]) item.disconnect()
})

test('a page of a merchant without jackpot receives null, and never another merchant’s jackpot', async () => {
  const reader = new LiveReader(gateway, { host: HOST_WITHOUT })
  const visitor = new LiveReader(gateway)
  await expect.poll(() => visitor.dataOf('jackpot').length).toBeGreaterThan(0)
  await expect.poll(() => reader.dataOf('jackpot')).toEqual([null])
  for (const item of [reader, visitor]) item.disconnect()
})

test('an open page receives null when the whole pool was won', async () => {
  const reader = new LiveReader(gateway)
  await reader.opened
  const vendor = await vendorOf(gateway)
  await playForJackpot(vendor)
  const player = await playing(vendor, '10.00')
  const [roundId, betTransactionId] = [randomUUID(), randomUUID()]
  await vendor.bet(player, { roundId, transactionId: betTransactionId })
  const amount = ((await pool()) + 25).toFixed(2)
  await vendor.win(player, { roundId, betTransactionId, amount, jackpotPayout: amount })
  await expect.poll(() => reader.dataOf('jackpot').at(-1)).toBeNull()
  expect((await shown()).jackpot).toBeNull()
  reader.disconnect()
})

test('two merchants may seed their jackpots with the same key', async () => {
  const [key, lotus] = [randomUUID(), { merchantCode: 'lotus', currency: 'THB' }]
  expect(await seed(key, '10.00')).toBe('posted')
  expect(await seed(key, '10.00', lotus)).toBe('posted')
  expect(await seed(key, '10.00', lotus)).toBe('replayed')
})
