import { randomUUID } from 'node:crypto'

import { seamlessAuthenticate, seamlessJackpot, seamlessTransaction } from '@ante/contract/launch/seamless-wallet.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { makeTestMember } from '../../test/make-test-member.ts'
import { jackpotPools, verifyLedger } from '../../wallet/public.ts'
import { GAME, launched, playForJackpot, playing, vendorOf } from '../test/vendor.ts'
import type { Session, TestVendor } from '../test/vendor.ts'

let gateway: TestGateway
let vendor: TestVendor
let player: Session

beforeAll(async () => {
  gateway = await startGateway()
  vendor = await vendorOf(gateway)
})
beforeEach(async () => {
  await leaveJackpotClass()
  player = await playing(vendor, '100.00')
})
afterAll(() => gateway.stop())

const REFUSED = { ok: false, status: 400, code: 'seamless.jackpot.not_played' }

/** Removes the game from the jackpot class. */
const leaveJackpotClass = () =>
  gateway.ports.db
    .updateTable('game')
    .set({ classes: ['VIDEO'] })
    .where('game_id', '=', GAME)
    .execute()
const pool = async () => (await jackpotPools(gateway.ports.db, ['aurora'])).get('aurora')?.units ?? 0n
const names = () => ({ transactionId: `b-${randomUUID()}`, roundId: `r-${randomUUID()}` })

test.each(['all', '2.00'])('a game outside the jackpot class cannot win the jackpot: %s', async (jackpotPayout) => {
  const [{ transactionId, roundId }, before] = [names(), await pool()]
  await vendor.bet(player, { transactionId, roundId })
  const win = { transactionId: `w-${randomUUID()}`, roundId, betTransactionId: transactionId }

  expect(await vendor.win(player, { ...win, jackpotPayout })).toMatchObject(REFUSED)
  const lookUp = { sessionId: player.sessionId, transactionId: win.transactionId }
  expect(await vendor.call(seamlessTransaction, lookUp)).toMatchObject({ value: { state: 'unknown' } })
  expect(await pool()).toBe(before)
  expect(await vendor.win(player, win)).toMatchObject({ ok: true, value: { balance: '101.00' } })
})

test('a game outside the jackpot class cannot feed the jackpot: its stake is refused', async () => {
  const before = await pool()
  expect(await vendor.bet(player, { amount: '10.00', jackpotContribution: '1.00' })).toMatchObject(REFUSED)
  expect(await pool()).toBe(before)
  expect(await vendor.bet(player, { amount: '10.00' })).toMatchObject({ ok: true, value: { balance: '90.00' } })
})

test('a player who fed the jackpot while the game was in the class may win it later, with the same answer on repeats', async () => {
  await playForJackpot(vendor)
  const { transactionId, roundId } = names()
  const bet = { transactionId, roundId, amount: '10.00', jackpotContribution: '0.20' }
  const taken = await vendor.bet(player, bet)
  await leaveJackpotClass()
  const holds = await pool()
  const win = { transactionId: `w-${randomUUID()}`, roundId, betTransactionId: transactionId, amount: '0.00' }
  expect(await vendor.bet(player, bet)).toEqual(taken)
  const paid = await vendor.win(player, { ...win, jackpotPayout: 'all' })
  expect(paid).toMatchObject({ ok: true })
  expect(await vendor.win(player, { ...win, jackpotPayout: 'all' })).toEqual(paid)
  expect(await pool()).toBeLessThan(holds)
})

test('a repeat of a paid jackpot win gets the same answer, even if its game has left the class', async () => {
  await playForJackpot(vendor)
  const { transactionId, roundId } = names()
  await vendor.bet(player, { transactionId, roundId })
  const win = { transactionId: `w-${randomUUID()}`, roundId, betTransactionId: transactionId, amount: '3.00' }
  const paid = await vendor.win(player, { ...win, jackpotPayout: '1.00' })
  expect(paid).toMatchObject({ ok: true })
  await leaveJackpotClass()
  expect(await vendor.win(player, { ...win, jackpotPayout: '1.00' })).toEqual(paid)
})

test('a game outside the jackpot class gets no jackpot value', async () => {
  const { token } = await launched(gateway, await makeTestMember(gateway, '5.00'), 0)
  expect(await vendor.call(seamlessAuthenticate, { token, gameId: GAME })).toMatchObject({ value: { jackpot: null } })
  const { sessionId } = player
  expect(await vendor.call(seamlessJackpot, { sessionId })).toMatchObject({ value: { jackpot: null } })
  await playForJackpot(vendor)
  expect(await vendor.call(seamlessJackpot, { sessionId })).toMatchObject({
    value: { jackpot: expect.stringMatching(/^\d+\.\d{2}$/) },
  })
})

test('an unknown game or bet is reported as unknown', async () => {
  expect(await vendor.bet(player, { gameId: 'no-such-game', jackpotContribution: '0.10' })).toMatchObject({
    code: 'seamless.game.unknown',
  })
  const input = { ...names(), betTransactionId: `b-${randomUUID()}`, jackpotPayout: 'all' }
  expect(await vendor.win(player, input)).toMatchObject({ code: 'seamless.bet.not.found' })
})

test('the ledger is consistent after these tests', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
