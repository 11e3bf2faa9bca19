import { loginFreeplay } from '@ante/contract/identity/session.ts'
import { placeOrder } from '@ante/contract/lottery/orders/betting.ts'
import { getOrderInfo, searchOrders, todaysOrders } from '@ante/contract/lottery/orders/orders.ts'
import { getSeries } from '@ante/contract/lottery/orders/series.ts'
import { walletTransfer } from '@ante/contract/wallet/vendor-transfer.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { advanceToNextDraw, slotAt, lotteryFixtures, createGame, slip } from '../test/lottery-fixtures.ts'
import type { OrderInput } from '../test/lottery-fixtures.ts'

const fixtures = lotteryFixtures()
beforeEach(() => advanceToNextDraw(fixtures.gateway))

/** Two choices at each of three positions: 8 stakes, 16.00. */
const LAST3 = slip('1,2_3,4_5,6', 1071)

// rules: orders-1
test('debits the stake once from the lottery wallet, and the missing amount, rounded up, from the main wallet', async () => {
  const member = await fixtures.player('100.00')
  await fixtures.gateway.call(walletTransfer, { fromTypeId: 2, toTypeId: 4, amount: '10.00' }, member)
  const key = crypto.randomUUID()
  const input = { slips: [LAST3, slip('7_7_7', 1071, { mode: 3 })], units: '16.02', betCartStakesSum: 9 }
  const first = await fixtures.order(member, input, key)
  expect(first).toMatchObject({
    value: { amount: '16.02', broughtFromMain: '6.02', balance: '0', stakes: 9, details: 2, lastDrawNumber: null },
  })
  const again = await fixtures.order(member, input, key)
  expect(again.ok && first.ok && again.value.orderMasterId === first.value.orderMasterId).toBe(true)
  const changed = await fixtures.order(member, { ...input, winningStop: true }, key)
  expect(changed).toMatchObject({ status: 409, code: 'idempotency_key.conflict' })
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['83.98', '0'])
  const [order] = await fixtures.orders(member)
  expect(order).toMatchObject({ orderStatus: 2, stakes: 8, content: '1,2_3,4_5,6', series: 1950, mayCancel: true })
  const info = await fixtures.gateway.call(getOrderInfo, { id: order?.orderDetailId ?? '' }, member)
  expect(info).toMatchObject({ value: { slip: LAST3, phases: [], siblings: [{ content: '7_7_7' }] } })
})

test('many simultaneous calls with the same key place one order', async () => {
  const member = await fixtures.player('100.00')
  const key = crypto.randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => fixtures.order(member, { slips: [LAST3], units: '16' }, key)),
  )
  expect(new Set(answers.map((answer) => answer.ok && answer.value.orderNumber)).size).toBe(1)
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['84', '0'])
})

test('of two simultaneous orders for the remaining balance one is placed', async () => {
  const member = await fixtures.player('20.00')
  const answers = await Promise.all([1, 2].map(() => fixtures.order(member, { slips: [LAST3], units: '16' })))
  expect(answers.map((answer) => (answer.ok ? 'placed' : answer.code)).toSorted()).toEqual([
    'ACS_AVAILABLE_BALANCE_NOT_ENOUGH',
    'placed',
  ])
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['4', '0'])
})

const ENTRIES = Array.from({ length: 1_000 }, (_, number) => String(number).padStart(3, '0')).join(',')

const refused: [string, OrderInput, string, object][] = [
  ['other stakes', { slips: [LAST3], units: '16', betCartStakesSum: 9 }, 'CALCULATE_STAKES_ERROR', { stakes: 8 }],
  ['another amount', { slips: [LAST3], units: '15.9999' }, 'CALCULATE_BETTING_AMOUNT_ERROR', { amount: '16' }],
  ['no slip', { slips: ['nonsense'], units: '2' }, 'LGS_BETTING_ILLEGAL_ERROR', { row: 0 }],
  ['digits outside', { slips: [LAST3, slip('1_2_x', 1071)], units: '18' }, 'LGS_BETTING_ILLEGAL_ERROR', { row: 1 }],
  ['a digit twice', { slips: [slip('1,1_2_3', 1071)], units: '4' }, 'LGS_BETTING_ILLEGAL_ERROR', { row: 0 }],
  ['too few rows', { slips: [slip('1_2', 1071)], units: '2' }, 'LGS_BETTING_ILLEGAL_ERROR', { row: 0 }],
  [
    'an unknown play',
    { slips: [slip('1', 999_999)], units: '2' },
    'ILLEGAL_BETTING_ARGUMENT_ERROR',
    { field: 'playId' },
  ],
  ['a play of another family', { slips: [slip('1', 8001)], units: '2' }, 'ILLEGAL_BETTING_ARGUMENT_ERROR', { row: 0 }],
  [
    'an entertainment play without an amount',
    { slips: [slip('b', 1503)], units: '2' },
    'ILLEGAL_BETTING_ARGUMENT_ERROR',
    { field: 'amount' },
  ],
  [
    'a unit that is not sold',
    { slips: [slip('1_2_3', 1071, { mode: 4 })], units: '0.002' },
    'LGS_BETTING_MODE_CLOSED_ERROR',
    { row: 0 },
  ],
  [
    'a multiple above the maximum',
    { slips: [slip('1_2_3', 1071, { multiple: 10_000 })], units: '20000' },
    'LGS_BETTING_MULTIPLE_OVER_LIMITS',
    { maximum: 9_999 },
  ],
  [
    'a multiple beyond all numbers',
    { slips: [slip('1_2_3', 1071, { multiple: 9_999_999_999 })], units: '2' },
    'LGS_BETTING_MULTIPLE_OVER_LIMITS',
    { row: 0 },
  ],
  [
    'a series above the member’s',
    { slips: [slip('1_2_3', 1071, { series: 1952 })], units: '2' },
    'LGS_BETTING_RETURN_VALUE_SMALLER_THAN_ZERO',
    { maximum: 1950 },
  ],
  [
    'an unknown series',
    { slips: [slip('1_2_3', 1071, { series: 1899 })], units: '2' },
    'ILLEGAL_BETTING_ARGUMENT_ERROR',
    { field: 'series' },
  ],
  [
    'a prize mode that is not sold',
    { slips: [LAST3], units: '16', prizeModeId: 5 },
    'LGS_BETTING_MODE_NOT_ALLOW_ERROR',
    {},
  ],
  [
    'an unknown game',
    { slips: [LAST3], units: '16', gameId: 987_654 },
    'ILLEGAL_BETTING_ARGUMENT_ERROR',
    { field: 'gameId' },
  ],
  [
    'more slips than fifty',
    { slips: Array.from({ length: 51 }, () => slip('1_2_3', 1071)), units: '102' },
    'BETTING_ITEM_LIMIT',
    { maximum: 50 },
  ],
  [
    'more than is taken at once',
    { slips: [slip(ENTRIES, 1071, { type: 2, multiple: 251 })], units: '502000' },
    'LGS_BETTING_AMOUNT_OVER_LIMITS',
    { maximum: '500000.00' },
  ],
  [
    'a number that is sold out',
    { slips: [slip('1_2_3', 1071, { multiple: 206 })], units: '412' },
    'LGS_BETTING_NUMBER_OVER_LIMITS',
    { number: '1_2_3', maximum: '400000.00' },
  ],
  [
    'more than the balance',
    { slips: [slip(ENTRIES, 1071, { type: 2, multiple: 103 })], units: '206000' },
    'ACS_AVAILABLE_BALANCE_NOT_ENOUGH',
    { available: '205000.00', transfer: false },
  ],
]

// rules: orders-1
test('an invalid order is refused with the reason, and changes nothing', async () => {
  const member = await fixtures.player('205000.00')
  for (const [what, input, code, details] of refused) {
    expect.soft(await fixtures.order(member, input), what).toMatchObject({ ok: false, code, details })
  }
  expect(await fixtures.orders(member)).toEqual([])
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['205000', '0'])
})

test('draws that accept no bets, and invalid chases, are refused', async () => {
  const member = await fixtures.player('1000.00')
  const [now, next, after] = [0, 1, 2].map((later) => slotAt(fixtures.gateway, later).drawNumber)
  const request = (input: object) => fixtures.order(member, { slips: [LAST3], units: '32', ...input })
  const phases = (...drawNumbers: (string | undefined)[]) =>
    drawNumbers.map((drawNumber) => ({ drawNumber: String(drawNumber), multiple: 1 }))
  expect(await request({ currentDrawNumber: next, units: '16' })).toMatchObject({
    code: 'SYSTEM_NOT_ALLOW_BETTING',
    details: { currentDrawNumber: now },
  })
  expect(await request({ currentDrawNumber: '20200101-9999', units: '16' })).toMatchObject({
    code: 'ILLEGAL_BETTING_ARGUMENT_ERROR',
  })
  expect(await request({ chase: phases(after, next) })).toMatchObject({ details: { field: 'chase' } })
  expect(await request({ chase: phases(now, now) })).toMatchObject({ details: { field: 'chase' } })
  await fixtures.choose({ maxChase: 1 })
  expect(await request({ chase: phases(now, next) })).toMatchObject({
    code: 'SYSTEM_NOT_ALLOW_CHASE',
    details: { maximum: 1 },
  })
  advanceToNextDraw(fixtures.gateway, 56)
  expect(await request({ currentDrawNumber: slotAt(fixtures.gateway).drawNumber, units: '16' })).toMatchObject({
    code: 'BETTING_TIME_OUT',
    details: { currentDrawNumber: null },
  })
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['1000', '0'])
})

// rules: orders-1
test('an order that arrives after its draw has closed debits nothing', async () => {
  const member = await fixtures.player('100.00')
  const seen = slotAt(fixtures.gateway).drawNumber
  advanceToNextDraw(fixtures.gateway, 3)
  expect(await fixtures.order(member, { slips: [LAST3], units: '16', currentDrawNumber: seen })).toMatchObject({
    code: 'BETTING_TIME_OUT',
    details: { currentDrawNumber: slotAt(fixtures.gateway).drawNumber },
  })
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['100', '0'])
})

test('the refusal of a chase with a voided draw names the open draw, or none if the open draw is voided too', async () => {
  const { db } = fixtures.gateway.ports
  const member = await fixtures.player('100.00')
  const game = await createGame(fixtures.gateway, { family: 'SSC' })
  const [now, next] = [slotAt(fixtures.gateway, 0), slotAt(fixtures.gateway, 1)]
  const chase = [now, next].map(({ drawNumber }) => ({ drawNumber, multiple: 1 }))
  const request = () => fixtures.order(member, { slips: [LAST3], units: '32', chase, gameId: Number(game.id) })
  const callOff = async ({ drawNumber, day, openAt, drawAt }: typeof now) => {
    const times = { open_at: new Date(openAt), lock_at: new Date(drawAt - 5_000), draw_at: new Date(drawAt) }
    const row = { merchant_code: 'aurora', game_id: game.id, draw_number: drawNumber, day, ...times }
    const { id } = await db.insertInto('lottery_draw').values(row).returning('id').executeTakeFirstOrThrow()
    await sql`update lottery_draw set status = 'VOID' where id = ${id}`.execute(db)
  }
  await callOff(next)
  expect(await request()).toMatchObject({
    code: 'SYSTEM_NOT_ALLOW_BETTING',
    details: { currentDrawNumber: now.drawNumber },
  })
  await callOff(now)
  expect(await request()).toMatchObject({ code: 'SYSTEM_NOT_ALLOW_BETTING', details: { currentDrawNumber: null } })
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['100', '0'])
})

test('orders for a closed game, on a suspended number, without money in the wallet or by a trial member are refused', async () => {
  const { db } = fixtures.gateway.ports
  const member = await fixtures.player('100.00')
  const { id } = fixtures.game('ssc')
  const input = { slips: [slip('1_2,3_4', 1071)], units: '4' }
  await db
    .insertInto('lottery_suspended_number')
    .values({ merchant_code: 'aurora', game_id: id, number: '134' })
    .execute()
  const suspended = { code: 'BET_NUMBER_IS_SUSPENDED_ERROR', details: { number: '134' } }
  expect(await fixtures.order(member, input)).toMatchObject(suspended)
  await db.deleteFrom('lottery_suspended_number').execute()
  await fixtures.choose({ separateWallet: true })
  expect(await fixtures.order(member, input)).toMatchObject({
    code: 'ACS_AVAILABLE_BALANCE_NOT_ENOUGH',
    details: { available: '0.00', transfer: true },
  })
  await fixtures.choose({ minSlip: unitsOf('5.00') })
  expect(await fixtures.order(member, input)).toMatchObject({
    code: 'LGS_BETTING_AMOUNT_LESS_THAN_MINIMUM_ERROR',
    details: { minimum: '5.00' },
  })
  await fixtures.choose({ maxStakes: 1 })
  const overLimit = { code: 'STAKES_IS_OVER_LIMIT_ERROR', details: { maximum: 1 } }
  expect(await fixtures.order(member, input)).toMatchObject(overLimit)
  await db.updateTable('lottery_game').set({ is_sale: false }).where('id', '=', id).execute()
  expect(await fixtures.order(member, input)).toMatchObject({ code: 'LGS_BETTING_GAME_CLOSED_ERROR' })
  await db.updateTable('lottery_game').set({ is_sale: true }).where('id', '=', id).execute()
  const trial = await fixtures.gateway.call(loginFreeplay, {})
  expect(trial.ok && (await fixtures.order(trial.value, input))).toMatchObject({ code: 'DEMO_NOT_SUPPORTED_ERROR' })
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['100', '0'])
})

test('a file of 5 MB is refused by its size, and a large order is not', async () => {
  const member = await fixtures.player('100.00')
  const large = { gameId: 1, currentDrawNumber: '20260101-0001', betCartAmountSum: '2', prizeModeId: 1 } as const
  const answer = await fixtures.gateway.call(placeOrder, { ...large, bettingSlipString: '1'.repeat(5_000_000) }, member)
  expect(answer).toMatchObject({ status: 413, code: 'request.too_large' })
  const digits = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0')).join(',')
  const placed = await fixtures.order(member, {
    slips: [slip(digits, 1021, { type: 2, mode: 3, series: 1700 })],
    units: '200',
  })
  expect(placed).toMatchObject({ code: 'ACS_AVAILABLE_BALANCE_NOT_ENOUGH' })
})

test('a search returns matching orders, with totals of all of them', async () => {
  const member = await fixtures.player('100.00')
  await fixtures.placed(member, { slips: [LAST3, slip('7_7_7', 1071)], units: '18' })
  const search = (input: object) => fixtures.gateway.call(searchOrders, input, member)
  expect(await search({ size: 1 })).toMatchObject({
    value: {
      orders: { content: [{ content: '7_7_7' }], totalPages: 2, totalElements: 2 },
      orderSumTO: { sumPlanBettingAmt: '18', sumActualBettingAmt: '18', sumWinningAmt: '0' },
    },
  })
  const [first] = await fixtures.orders(member)
  expect(await search({ orderNumber: first?.orderNumber })).toMatchObject({ value: { orders: { totalElements: 1 } } })
  expect(await search({ orderStatus: [4, 5] })).toMatchObject({ value: { orders: { content: [], totalPages: 0 } } })
  expect(await search({ chasingOrder: true })).toMatchObject({ value: { orders: { totalElements: 0 } } })
  expect(await search({ startDate: 2, endDate: 1 })).toMatchObject({ code: 'request.invalid' })
  const today = await fixtures.gateway.call(todaysOrders, {}, member)
  expect(today).toMatchObject({ value: { orders: { totalElements: 2 } } })
  const other = await fixtures.player('1.00')
  expect(await fixtures.gateway.call(getOrderInfo, { id: first?.orderDetailId ?? '' }, other)).toMatchObject({
    status: 404,
    code: 'order.not.found',
  })
  expect(await fixtures.gateway.call(getSeries, { groupCode: 'SSC' }, member)).toMatchObject({
    value: { series: expect.arrayContaining([expect.objectContaining({ prizeModeId: 1, series: 1950, base: 2000 })]) },
  })
})

test('leaves a consistent ledger', async () => {
  expect((await verifyLedger(fixtures.gateway.ports.db)).problems).toEqual([])
})
