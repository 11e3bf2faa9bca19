import { randomUUID } from 'node:crypto'

import { seamlessJackpot, seamlessRollback } from '@ante/contract/launch/seamless-wallet.ts'
import { merchants } from '@ante/demo/merchants.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { textOf, unitsOf } from '../../kit/money.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { jackpotPools, verifyLedger } from '../../wallet/public.ts'
import { playForJackpot, playing, VENDOR, vendorOf } from '../test/vendor.ts'
import type { Session, TestVendor } from '../test/vendor.ts'

const SEED = unitsOf(merchants.find(({ code }) => code === 'aurora')?.jackpot ?? '0')

let gateway: TestGateway
let vendor: TestVendor
let player: Session

beforeAll(async () => {
  gateway = await startGateway()
  vendor = await vendorOf(gateway)
  await playForJackpot(vendor)
})
beforeEach(async () => {
  player = await playing(vendor, '100.00')
})
afterAll(() => gateway.stop())

async function pool(): Promise<bigint> {
  return (await jackpotPools(gateway.ports.db, ['aurora'])).get('aurora')?.units ?? 0n
}

/** A bet of 10.00 that feeds the jackpot with 0.20, and the win that requests the whole pool. */
async function winnerOf(session: Session, amount = '0.00') {
  const [betTransactionId, roundId] = [`b-${randomUUID()}`, `r-${randomUUID()}`]
  await vendor.bet(session, { transactionId: betTransactionId, roundId, amount: '10.00', jackpotContribution: '0.20' })
  const won = { transactionId: `w-${randomUUID()}`, roundId, betTransactionId, amount, jackpotPayout: 'all' as const }
  return { won, roundId, betTransactionId, reportWin: () => vendor.win(session, won) }
}

const postedIn = async (roundId: string) =>
  (
    await gateway.ports.db
      .selectFrom('transfer')
      .select(['code', 'amount'])
      .where('reference', '=', `${VENDOR}:${roundId}`)
      .orderBy('code')
      .execute()
  ).map(({ code, amount }) => `${code} ${textOf(amount)}`)

test('a vendor can request the jackpot pool', async () => {
  const { sessionId } = player
  const answer = await vendor.call(seamlessJackpot, { sessionId })

  expect(answer).toEqual({ ok: true, value: { jackpot: textOf(await pool()), currency: 'PHP' } })
  expect(await vendor.call(seamlessJackpot, { sessionId: randomUUID() })).toMatchObject({
    code: 'seamless.session.unknown',
  })
})

test('the jackpot winner gets the whole pool in addition to the win, and the pool restarts with its seed', async () => {
  const { reportWin, roundId } = await winnerOf(player, '5.00')
  const holds = await pool()
  const balance = textOf(unitsOf('95.00') + holds)

  expect(await reportWin()).toMatchObject({ ok: true, value: { balance, jackpotPaid: textOf(holds) } })
  expect(await pool()).toBe(SEED)
  expect(await postedIn(roundId)).toEqual([
    `3100 ${textOf(holds + unitsOf('5.00'))}`,
    `3110 ${textOf(holds)}`,
    '3200 10.00',
    '3210 0.20',
  ])
})

test('a repeat pays nothing more and returns the same answer, also after later winners', async () => {
  const first = await winnerOf(player)
  const paid = await first.reportWin()
  await (await winnerOf(await playing(vendor, '10.00'))).reportWin()
  const before = await pool()
  const repeated = await Promise.all([first.reportWin(), first.reportWin(), first.reportWin()])

  for (const answer of repeated) expect(answer).toEqual(paid)
  expect(await pool()).toBe(before)
})

test('the same id with an amount instead of the whole pool is a conflict', async () => {
  const { reportWin, won } = await winnerOf(player)
  await reportWin()

  expect(await vendor.win(player, { ...won, amount: '5.00', jackpotPayout: '5.00' })).toMatchObject({
    code: 'seamless.transaction.conflict',
  })
})

test('of simultaneous winners one gets the whole pool, and each later one the seed with which it restarted', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, () => playing(vendor, '10.00')))
  const winners = await Promise.all(players.map((item) => winnerOf(item)))
  const holds = await pool()
  const answers = await Promise.all(winners.map(({ reportWin }) => reportWin()))
  const paid = answers.map((answer) => (answer.ok ? unitsOf(answer.value.jackpotPaid ?? '0') : null))

  expect(holds).not.toBe(SEED)
  expect(paid.filter((units) => units === holds)).toHaveLength(1)
  expect(paid.filter((units) => units === SEED)).toHaveLength(7)
  expect(await pool()).toBe(SEED)
})

test('contributions during a win are not lost', async () => {
  const feeders = await Promise.all(Array.from({ length: 6 }, () => playing(vendor, '100.00')))
  const { reportWin } = await winnerOf(player)
  const before = await pool()
  const bets = feeders.flatMap((feeder) =>
    Array.from({ length: 10 }, () => vendor.bet(feeder, { amount: '1.00', jackpotContribution: '0.02' })),
  )
  const [won] = await Promise.all([reportWin(), ...bets])
  const paid = won.ok ? unitsOf(won.value.jackpotPaid ?? '0') : 0n

  expect((await pool()) + paid).toBe(before + SEED + unitsOf('1.20'))
})

test('a win of a bet that was rolled back, or is unknown, wins no jackpot', async () => {
  const { reportWin, roundId, betTransactionId } = await winnerOf(player)
  const before = await pool()
  const transactionId = `x-${randomUUID()}`
  await vendor.call(seamlessRollback, { sessionId: player.sessionId, transactionId, betTransactionId, roundId })

  expect(await reportWin()).toMatchObject({ code: 'seamless.bet.rolled_back' })
  expect(
    await vendor.win(player, { roundId, betTransactionId: `b-${randomUUID()}`, amount: '0.00', jackpotPayout: 'all' }),
  ).toMatchObject({ code: 'seamless.bet.not.found' })
  expect(await pool()).toBe(before - unitsOf('0.20'))
})

test('an empty jackpot pays nothing, for any number of simultaneous winners', async () => {
  const [roundId, betTransactionId, holds] = [`r-${randomUUID()}`, `b-${randomUUID()}`, textOf(await pool())]
  await vendor.bet(player, { transactionId: betTransactionId, roundId, amount: '10.00' })
  await vendor.win(player, { roundId, betTransactionId, amount: holds, jackpotPayout: holds })
  const players = await Promise.all(Array.from({ length: 8 }, () => playing(vendor, '10.00')))
  const bets = await Promise.all(
    players.map(async (item) => {
      const bet = { roundId: `r-${randomUUID()}`, transactionId: `b-${randomUUID()}` }
      await vendor.bet(item, bet)
      return { one: item, input: { roundId: bet.roundId, betTransactionId: bet.transactionId, amount: '0.00' } }
    }),
  )
  const answers = await Promise.all(
    bets.map(({ one: session, input }) => vendor.win(session, { ...input, jackpotPayout: 'all' })),
  )

  for (const answer of answers) expect(answer).toMatchObject({ ok: true, value: { jackpotPaid: '0.00' } })
  expect(await pool()).toBe(0n)
})

test('without a jackpot of the merchant the whole pool is zero', async () => {
  const { db } = gateway.ports
  await db.deleteFrom('jackpot_seed').where('merchant_code', '=', 'aurora').execute()
  await (await winnerOf(await playing(vendor, '10.00'))).reportWin()
  const [betTransactionId, roundId] = [`b-${randomUUID()}`, `r-${randomUUID()}`]
  await vendor.bet(player, { transactionId: betTransactionId, roundId, amount: '10.00' })

  expect(await vendor.win(player, { roundId, betTransactionId, amount: '3.00', jackpotPayout: 'all' })).toMatchObject({
    ok: true,
    value: { balance: '93.00', jackpotPaid: '0.00' },
  })
  expect(await vendor.call(seamlessJackpot, { sessionId: player.sessionId })).toMatchObject({
    ok: true,
    value: { jackpot: null },
  })
})

test('the ledger is consistent after these tests', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
