import { randomUUID } from 'node:crypto'

import { seamlessRollback } from '@ante/contract/launch/seamless-wallet.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { textOf, unitsOf } from '../../kit/money.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { jackpotPools, verifyLedger } from '../../wallet/public.ts'
import { playForJackpot, playing, VENDOR, vendorOf } from '../test/vendor.ts'
import type { Session, TestVendor } from '../test/vendor.ts'

let gateway: TestGateway
let vendor: TestVendor
let player: Session
/** Pool before the test: that of the demo, changed by earlier tests. */
let before: number

beforeAll(async () => {
  gateway = await startGateway()
  vendor = await vendorOf(gateway)
  await playForJackpot(vendor)
})
beforeEach(async () => {
  player = await playing(vendor, '100.00')
  before = await pool()
})
afterAll(() => gateway.stop())

async function pool(): Promise<number> {
  const pools = await jackpotPools(gateway.ports.db, ['aurora'])
  return Number(textOf(pools.get('aurora')?.units ?? 0n))
}
/** Returns the growth of the pool in cents, because floats cannot be compared exactly. */
const grown = async () => Math.round(((await pool()) - before) * 100)

const bet = (amount: string, jackpotContribution: string, names: { transactionId?: string; roundId?: string } = {}) =>
  vendor.bet(player, { amount, jackpotContribution, ...names })
const rollBack = (betTransactionId: string, roundId: string) =>
  vendor.call(seamlessRollback, {
    sessionId: player.sessionId,
    transactionId: `x-${randomUUID()}`,
    betTransactionId,
    roundId,
  })
const names = () => ({ transactionId: `b-${randomUUID()}`, roundId: `r-${randomUUID()}` })

test('a part of the stake goes to the jackpot, at no extra cost to the player', async () => {
  expect(await bet('10.00', '0.15')).toMatchObject({ ok: true, value: { balance: '90.00' } })
  expect(await vendor.bet(player, { amount: '10.00' })).toMatchObject({ ok: true, value: { balance: '80.00' } })
  expect(await grown()).toBe(15)
})

test('a repeated bet feeds the jackpot once, and the same id with another part is a conflict', async () => {
  const named = names()
  await Promise.all([bet('1.00', '0.05', named), bet('1.00', '0.05', named), bet('1.00', '0.05', named)])
  expect(await bet('1.00', '0.05', named)).toMatchObject({ ok: true })
  expect(await bet('1.00', '0.06', named)).toMatchObject({ code: 'seamless.transaction.conflict' })
  expect(await vendor.bet(player, { amount: '1.00', ...named })).toMatchObject({
    code: 'seamless.transaction.conflict',
  })
  expect(await grown()).toBe(5)
})

test('a rollback returns the jackpot part of its bet once; a rollback of an unknown bet moves nothing', async () => {
  const { transactionId, roundId } = names()
  await bet('2.00', '0.50', { transactionId, roundId })
  expect(await grown()).toBe(50)
  expect(await rollBack(transactionId, roundId)).toMatchObject({ ok: true, value: { balance: '100.00' } })
  await rollBack(transactionId, roundId)
  expect(await grown()).toBe(0)

  const late = names()
  await rollBack(late.transactionId, late.roundId)
  expect(await bet('2.00', '0.50', late)).toMatchObject({ code: 'seamless.transaction.rolled_back' })
  expect(await grown()).toBe(0)
})

test('a refused bet feeds nothing', async () => {
  expect(await bet('100.01', '1.00')).toMatchObject({ code: 'account.balance.not.enough' })
  expect(await grown()).toBe(0)
})

test.each(['1.01', '0', '0.00', '-0.10', '0.001', '1e-1', ''])(
  'a part of %j of a stake of 1.00 is refused',
  async (part) => {
    expect(await bet('1.00', part)).toMatchObject({ code: 'request.invalid' })
    expect(await grown()).toBe(0)
  },
)

test('the whole stake may feed the jackpot', async () => {
  expect(await bet('1.00', '1.00')).toMatchObject({ ok: true })
  expect(await grown()).toBe(100)
})

test('a win can be paid from the jackpot in part, and once', async () => {
  const { transactionId, roundId } = names()
  await bet('10.00', '5.00', { transactionId, roundId })
  const won = { transactionId: `w-${randomUUID()}`, roundId, betTransactionId: transactionId, amount: '8.00' }
  for (const jackpotPayout of ['8.01', '0']) {
    expect(await vendor.win(player, { ...won, jackpotPayout })).toMatchObject({ code: 'request.invalid' })
  }
  for (let time = 0; time < 2; time += 1) {
    expect(await vendor.win(player, { ...won, jackpotPayout: '4.00' })).toMatchObject({
      ok: true,
      value: { balance: '98.00' },
    })
  }
  expect(await vendor.win(player, { ...won, jackpotPayout: '3.00' })).toMatchObject({
    code: 'seamless.transaction.conflict',
  })
  expect(await grown()).toBe(100)
})

/** Reduces the pool to this amount, at most 90.00, so that its content is known. */
async function leave(units: bigint) {
  const { transactionId, roundId } = names()
  await bet('90.00', '90.00', { transactionId, roundId })
  const pools = await jackpotPools(gateway.ports.db, ['aurora'])
  const amount = textOf((pools.get('aurora')?.units ?? 0n) - units)
  expect(
    await vendor.win(player, { roundId, betTransactionId: transactionId, amount, jackpotPayout: amount }),
  ).toMatchObject({
    ok: true,
  })
}

const coveredOf = async (roundId: string) =>
  (
    await gateway.ports.db
      .selectFrom('transfer')
      .innerJoin('account as payer', 'payer.id', 'debit_account')
      .select(['payer.kind', 'code', 'amount'])
      .where('reference', '=', `${VENDOR}:${roundId}`)
      .where('code', 'in', [3110, 3111, 3116])
      .orderBy('code')
      .execute()
  ).map(({ kind, code, amount }) => `${code} ${kind} ${textOf(amount)}`)

test('a jackpot pays at most its pool: the house covers the rest, and the winner gets the whole amount', async () => {
  await leave(unitsOf('30.00'))
  const { transactionId, roundId } = names()
  await vendor.bet(player, { transactionId, roundId })
  const won = { transactionId: `w-${randomUUID()}`, roundId, betTransactionId: transactionId, amount: '50.00' }
  const { balance } = await gateway.ports.db
    .selectFrom('account')
    .select('balance')
    .where('member_id', '=', player.memberId)
    .executeTakeFirstOrThrow()
  for (let time = 0; time < 2; time += 1) {
    expect(await vendor.win(player, { ...won, jackpotPayout: '45.00' })).toMatchObject({
      ok: true,
      value: { balance: textOf((balance ?? 0n) + unitsOf('50.00')) },
    })
  }
  expect(await pool()).toBe(0)
  expect(await coveredOf(roundId)).toEqual(['3110 jackpot 30.00', '3111 house 15.00'])
})

test('a win from an empty jackpot, and its reversal, are booked to the house only', async () => {
  const taken = names()
  await bet('10.00', '5.00', taken)
  await leave(0n)
  const { transactionId, roundId } = names()
  await vendor.bet(player, { transactionId, roundId })
  expect(
    await vendor.win(player, { roundId, betTransactionId: transactionId, amount: '7.00', jackpotPayout: '7.00' }),
  ).toMatchObject({ ok: true })
  expect(await rollBack(taken.transactionId, taken.roundId)).toMatchObject({ ok: true })
  expect(await pool()).toBe(0)
  expect(await coveredOf(roundId)).toEqual(['3111 house 7.00'])
  expect(await coveredOf(taken.roundId)).toEqual(['3111 house 5.00'])
})

test('simultaneous winners share the pool, and leave it at zero', async () => {
  await leave(unitsOf('80.00'))
  const players = await Promise.all(Array.from({ length: 12 }, () => playing(vendor, '10.00')))
  const wins = players.map(async (item) => {
    const { transactionId, roundId } = names()
    await vendor.bet(item, { transactionId, roundId })
    return vendor.win(item, { roundId, betTransactionId: transactionId, amount: '15.00', jackpotPayout: '15.00' })
  })
  const answers = await Promise.all(wins)
  expect(answers.map((answer) => answer.ok && answer.value.balance)).toEqual(players.map(() => '24.00'))
  expect(await pool()).toBe(0)
})

test('simultaneous bets of many players feed the jackpot exactly', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, () => playing(vendor, '100.00')))
  const bets = players.flatMap((item) =>
    Array.from({ length: 12 }, (_, index) =>
      vendor.bet(item, { amount: '1.00', jackpotContribution: `0.0${(index % 9) + 1}` }),
    ),
  )
  expect((await Promise.all(bets)).every(({ ok }) => ok)).toBe(true)
  expect(await grown()).toBe(8 * (45 + 1 + 2 + 3))
})

test('the ledger is consistent after these tests', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
