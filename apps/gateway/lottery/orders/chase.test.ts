import { cancelSubOrders, searchOrders } from '@ante/contract/lottery/orders/orders.ts'
import { beforeEach, expect, test } from 'vitest'

import { verifyLedger } from '../../wallet/public.ts'
import { advanceToNextDraw, slotAt, lotteryFixtures, slip, statusOf } from '../test/lottery-fixtures.ts'

const fixtures = lotteryFixtures()
beforeEach(() => advanceToNextDraw(fixtures.gateway))

/** A bet that the first digit is 3. Source of the examples: domain handbook 3.6, C1 to C4. */
const FIXED = slip('3____', 1111)
const HIT = { status: 'DRAWN', result: [3, 0, 0, 0, 1] } as const
const MISS = { status: 'DRAWN', result: [5, 0, 0, 0, 1] } as const
const MULTIPLES = [1, 2, 4, 8, 16]

async function chased(more: { winningStop?: boolean; abandoning?: boolean } = {}) {
  const member = await fixtures.player('100.00')
  const slots = MULTIPLES.map((_, later) => slotAt(fixtures.gateway, later))
  const chase = slots.map(({ drawNumber }, index) => ({ drawNumber, multiple: MULTIPLES[index] ?? 1 }))
  const placed = await fixtures.placed(member, { slips: [FIXED], units: '62', chase, ...more })
  expect(placed).toMatchObject({ amount: '62', broughtFromMain: '62.00', balance: '0', details: 5 })
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['38', '0'])
  return { member, slots }
}

const statuses = async (member: { token: string }) =>
  (await fixtures.orders(member)).map(({ orderStatus }) => orderStatus)

// rules: orders-2
test('C1: a hit stops the chase, and the remaining stakes are refunded', async () => {
  const { member, slots } = await chased({ winningStop: true })
  for (const [index, slot] of slots.slice(0, 3).entries()) {
    await fixtures.end(slot, index === 2 ? HIT : MISS)
    await fixtures.settle()
  }
  expect(await statuses(member)).toEqual([5, 5, 4, 6, 6])
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['38', '126'])
  expect(await fixtures.entries(member.memberId)).toEqual([
    [4101, '62'],
    [4200, '-62'],
    [4100, '78'],
    [4106, '48'],
  ])
  const [, , hit, stopped] = await fixtures.orders(member)
  expect(hit).toMatchObject({ winningAmount: '78', actualBettingAmount: '8', multiple: 4, winningNumber: HIT.result })
  expect(stopped).toMatchObject({ planBettingAmount: '16', actualBettingAmount: '0', refundAmount: '16' })
  expect((await fixtures.orders(member)).map(({ orderNumber }) => orderNumber.slice(-4))).toEqual([
    '-001',
    '-002',
    '-003',
    '-004',
    '-005',
  ])
})

test('C2: without the stop on a hit, all phases are played', async () => {
  const { member, slots } = await chased()
  for (const [index, slot] of slots.entries()) {
    await fixtures.end(slot, index === 2 ? HIT : MISS)
    await fixtures.settle()
  }
  expect(await statuses(member)).toEqual([5, 5, 4, 5, 5])
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['38', '78'])
})

// rules: orders-2
test('C3: a chase is cancelled from its last phase backwards', async () => {
  const { member, slots } = await chased()
  for (const slot of slots.slice(0, 2)) await fixtures.end(slot, MISS)
  await fixtures.settle()
  advanceToNextDraw(fixtures.gateway, 1 - 60)
  const ids = (await fixtures.orders(member)).map(({ orderDetailId }) => orderDetailId)
  const cancel = (...orderDetailIds: (string | undefined)[]) =>
    fixtures.gateway.call(cancelSubOrders, { orderDetailIds: orderDetailIds.map(String) }, member)
  expect(await cancel(ids[2])).toMatchObject({
    code: 'CANCEL_CHASE_ORDER_IS_NOT_LAST_START',
    details: { orderDetailId: ids[2] },
  })
  expect(await cancel(ids[4])).toMatchObject({ value: { refund: '32', fee: '0', balance: '32' } })
  expect(await cancel(ids[4])).toMatchObject({ code: 'ORDER_IS_CANCELED' })
  expect(await cancel(ids[2], ids[3])).toMatchObject({ value: { refund: '24', balance: '56' } })
  expect(await statuses(member)).toEqual([5, 5, 8, 8, 8])
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['38', '56'])
})

// rules: orders-2
test('C4: a void draw refunds its stake, and later phases are played', async () => {
  const { member, slots } = await chased()
  const [first, second, third] = slots
  if (!first || !second || !third) throw new Error('no five draws')
  await fixtures.end(first, MISS)
  await fixtures.end(second, { status: 'VOID' })
  await fixtures.settle()
  expect(await statuses(member)).toEqual([5, 12, 2, 2, 2])
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['38', '4'])
  expect((await fixtures.entries(member.memberId)).at(-1)).toEqual([4109, '4'])
  await fixtures.end(third, HIT)
  await fixtures.settle()
  expect(await statuses(member)).toEqual([5, 12, 4, 2, 2])
  expect(await statusOf(fixtures.gateway, fixtures.game('ssc'), third)).toBe('PAID')
})

test('with `abandoning`, a phase is skipped if its number came in the draw before', async () => {
  const { member, slots } = await chased({ abandoning: true })
  const [first, second, third] = slots
  if (!first || !second || !third) throw new Error('no five draws')
  await fixtures.end(first, HIT)
  await fixtures.settle()
  expect(await statuses(member)).toEqual([4, 7, 2, 2, 2])
  expect((await fixtures.entries(member.memberId)).slice(2)).toContainEqual([4107, '4'])
  await fixtures.end(second, MISS)
  await fixtures.settle()
  expect(await statuses(member)).toEqual([4, 7, 2, 2, 2])
})

test('a win is found by its settlement time', async () => {
  const { clock } = fixtures.gateway.ports
  const { member, slots } = await chased({ winningStop: true })
  const [first] = slots
  if (!first) throw new Error('no five draws')
  const startMs = clock.now().getTime()
  await fixtures.end(first, HIT)
  await fixtures.settle()
  const won = async (requested: object) => {
    const answer = await fixtures.gateway.call(searchOrders, { orderStatus: 4, ...requested }, member)
    return answer.ok && answer.value.orders.content.map(({ winningAmount }) => winningAmount)
  }
  expect(await won({ settledFrom: startMs })).toEqual(['19.5'])
  expect(await won({ settledFrom: clock.now().getTime() })).toEqual([])
})

test('leaves a consistent ledger', async () => {
  expect((await verifyLedger(fixtures.gateway.ports.db)).problems).toEqual([])
})
