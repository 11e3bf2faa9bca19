import { cancelSubOrders } from '@ante/contract/lottery/orders/orders.ts'
import { beforeEach, expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { advanceToNextDraw, slotAt, lotteryFixtures, createGame, slip } from '../test/lottery-fixtures.ts'

const fixtures = lotteryFixtures()
beforeEach(() => advanceToNextDraw(fixtures.gateway))

/** A stake on the first digit pays 19.50, so an exposure of 100 allows five stakes. */
const ROOM = { maxExposure: unitsOf('100.00') }
const bet = (digits: string, multiple = 1) => ({
  slips: [slip(`${digits}____`, 1111, { multiple })],
  units: String(2 * multiple * digits.split(',').length),
})
const REFUSED = { ok: false, code: 'LGS_BETTING_NUMBER_OVER_LIMITS' }

const exposed = async () => {
  const rows = await fixtures.gateway.ports.db.selectFrom('lottery_exposure').select('exposed').execute()
  return rows.map((row) => row.exposed)
}

// rules: orders-6
test('of many simultaneous bets on a nearly sold-out number, exactly as many succeed as the exposure allows', async () => {
  await fixtures.choose(ROOM)
  const players = [await fixtures.player('100.00'), await fixtures.player('100.00'), await fixtures.player('100.00')]
  const buyers = [...players, ...players, ...players]
  const answers = await Promise.all(buyers.map((member) => fixtures.order(member, bet('3'))))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
  for (const answer of answers.filter(({ ok }) => !ok)) {
    expect(answer).toMatchObject({ ...REFUSED, details: { row: 0, number: '3____', maximum: '100.00' } })
  }
  const held = await Promise.all(players.map(async ({ memberId }) => Number((await fixtures.balancesOf(memberId))[0])))
  expect(held.reduce((sum, heldItem) => sum + heldItem, 0)).toBe(290)
})

test('the same digits in another order are the same number, and other digits are different', async () => {
  await fixtures.choose(ROOM)
  const member = await fixtures.player('100.00')
  await fixtures.placed(member, bet('1,2', 3))
  expect(await fixtures.order(member, bet('2,1', 3))).toMatchObject(REFUSED)
  await fixtures.placed(member, bet('2,1', 2))
  await fixtures.placed(member, bet('2,4', 5))
})

// rules: orders-6
test('a cancellation frees exposure for other bets', async () => {
  await fixtures.choose(ROOM)
  const [first, second] = [await fixtures.player('100.00'), await fixtures.player('100.00')]
  await fixtures.placed(first, bet('5', 4))
  expect(await fixtures.order(second, bet('5', 2))).toMatchObject(REFUSED)
  const [order] = await fixtures.orders(first)
  const ids = { orderDetailIds: [order?.orderDetailId ?? ''] }
  await Promise.all([1, 2].map(() => fixtures.gateway.call(cancelSubOrders, ids, first)))
  await fixtures.placed(second, bet('5', 5))
  expect(await fixtures.order(first, bet('5'))).toMatchObject(REFUSED)
})

test('a chase stopped by a hit frees exposure in its later draws; exposure of past draws is deleted', async () => {
  await fixtures.choose(ROOM)
  const [first, second] = [await fixtures.player('100.00'), await fixtures.player('100.00')]
  const [now, next] = [slotAt(fixtures.gateway), slotAt(fixtures.gateway, 1)]
  const chase = [now, next].map(({ drawNumber }) => ({ drawNumber, multiple: 4 }))
  await fixtures.placed(first, { slips: bet('7').slips, units: '16', chase, winningStop: true })
  advanceToNextDraw(fixtures.gateway)
  expect(await fixtures.order(second, bet('7', 4))).toMatchObject(REFUSED)
  await fixtures.end(now, { status: 'DRAWN', result: [7, 0, 0, 0, 0] })
  await fixtures.settle()
  await fixtures.placed(second, { ...bet('7', 4), currentDrawNumber: next.drawNumber })
  expect(await exposed()).toContain(unitsOf('78'))

  await fixtures.end(next, { status: 'VOID' })
  await fixtures.settle()
  expect(await exposed()).not.toContain(unitsOf('78'))
})

test('a ticket is sold although its first prize exceeds the maximum payout', async () => {
  const game = await createGame(fixtures.gateway, { family: 'TL642' })
  const member = await fixtures.player('100.00')
  const slips = [`${slip('1,2,3,4,5,6', 24_501)}~2`]
  await fixtures.placed(member, { gameId: Number(game.id), slips, units: '2' })
  expect(await fixtures.order(member, { gameId: Number(game.id), slips, units: '2' })).toMatchObject(REFUSED)
})

test('a number that can win every prize uses the exposure of all of them', async () => {
  await fixtures.choose({ maxExposure: unitsOf('5400.00') })
  const game = await createGame(fixtures.gateway, { family: 'VNC_NORTH' })
  const member = await fixtures.player('100.00')
  const point = { gameId: Number(game.id), slips: [`${slip('68', 12_501)}~1`], units: '27' }
  await fixtures.placed(member, point)
  expect(await exposed()).toContain(unitsOf('2673.00'))
  await fixtures.placed(member, point)
  expect(await fixtures.order(member, point)).toMatchObject({ ...REFUSED, details: { maximum: '5400.00' } })
})

test('leaves a consistent ledger', async () => {
  expect((await verifyLedger(fixtures.gateway.ports.db)).problems).toEqual([])
})
