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
  await playForNothing()
  player = await playing(vendor, '100.00')
})
afterAll(() => gateway.stop())

const REFUSED = { ok: false, status: 400, code: 'seamless.jackpot.not_played' }

/** Takes its game out of the class. */
const playForNothing = () =>
  gateway.ports.db
    .updateTable('game')
    .set({ classes: ['VIDEO'] })
    .where('game_id', '=', GAME)
    .execute()
const pool = async () => (await jackpotPools(gateway.ports.db, ['aurora'])).get('aurora')?.units ?? 0n
const names = () => ({ transactionId: `b-${randomUUID()}`, roundId: `r-${randomUUID()}` })

test.each(['all', '2.00'])(
  'a game that does not play for the jackpot wins nothing of it: %s',
  async (jackpotPayout) => {
    const [{ transactionId, roundId }, before] = [names(), await pool()]
    await vendor.bet(player, { transactionId, roundId })
    const win = { transactionId: `w-${randomUUID()}`, roundId, betTransactionId: transactionId }

    expect(await vendor.win(player, { ...win, jackpotPayout })).toMatchObject(REFUSED)
    const asked = { sessionId: player.sessionId, transactionId: win.transactionId }
    expect(await vendor.call(seamlessTransaction, asked)).toMatchObject({ value: { state: 'unknown' } })
  },
)

test('of a game or a bet that nobody knows it is said that it is unknown', async () => {
  expect(await vendor.bet(player, { gameId: 'no-such-game', jackpotContribution: '0.10' })).toMatchObject({
    code: 'seamless.game.unknown',
  })
  const said = { ...names(), betTransactionId: `b-${randomUUID()}`, jackpotPayout: 'all' }
  expect(await vendor.win(player, said)).toMatchObject({ code: 'seamless.bet.not.found' })
})

test('leaves a sound ledger behind', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
