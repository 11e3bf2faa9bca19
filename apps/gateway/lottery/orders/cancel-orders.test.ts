import { cancelSubOrders } from '@ante/contract/lottery/orders/orders.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { StaleState } from '../../kit/state-machine/transition-errors.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { advanceToNextDraw, slotAt, lotteryFixtures, slip } from '../test/lottery-fixtures.ts'
import { cancelOrders } from './cancelling/cancel-orders.ts'

const fixtures = lotteryFixtures()
beforeEach(() => advanceToNextDraw(fixtures.gateway))

async function placed() {
  const member = await fixtures.player('100.00')
  await fixtures.placed(member, { slips: [slip('3____', 1111, { multiple: 10 })], units: '20' })
  const [order] = await fixtures.orders(member)
  const id = order?.orderDetailId ?? ''
  const cancel = () => fixtures.gateway.call(cancelSubOrders, { orderDetailIds: [id] }, member)
  return { member, id, cancel }
}

test('the stake is refunded immediately, less the fee, which is a separate entry', async () => {
  await fixtures.choose({ cancelFeeHundredths: 250 })
  const { member, cancel } = await placed()
  expect(await fixtures.orders(member)).toMatchObject([{ mayCancel: true, cancelFeeNow: '0.5' }])
  expect(await cancel()).toMatchObject({ value: { refund: '19.5', fee: '0.5', balance: '19.5' } })
  expect((await fixtures.entries(member.memberId)).slice(-2)).toEqual([
    [4108, '20'],
    [4208, '-0.5'],
  ])
  expect(await fixtures.orders(member)).toMatchObject([{ orderStatus: 8, cancelFee: '0.5', refundAmount: '19.5' }])
})

test('of two simultaneous cancellations one refunds the stake', async () => {
  const { member, cancel } = await placed()
  const answers = await Promise.all([cancel(), cancel(), cancel()])
  expect(answers.map((answer) => (answer.ok ? 'cancelled' : answer.code)).toSorted()).toEqual([
    'ORDER_IS_CANCELED',
    'ORDER_IS_CANCELED',
    'cancelled',
  ])
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['80', '20'])
})

test('a body that is only the list of ids is accepted too', async () => {
  const { member, id } = await placed()
  const answer = await fixtures.gateway.fetch(cancelSubOrders.path, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: member.token },
    body: JSON.stringify([id]),
  })
  expect(await answer.json()).toMatchObject({ success: true, value: { refund: '20' } })
})

test('orders of locked or drawn draws, of other members, or of merchants without cancellation cannot be cancelled', async () => {
  const { member, id, cancel } = await placed()
  const slot = slotAt(fixtures.gateway)
  const other = await fixtures.player('1.00')
  const foreign = await fixtures.gateway.call(cancelSubOrders, { orderDetailIds: [id] }, other)
  expect(foreign).toMatchObject({ status: 404, code: 'order.not.found' })
  await fixtures.choose({ mayCancel: false })
  expect(await cancel()).toMatchObject({ code: 'LGS_CANCEL_ORDER_INACTIVITY' })
  await fixtures.choose({ cancelFeeHundredths: 10_000 })
  expect(await cancel()).toMatchObject({ code: 'LGS_CANCEL_ORDER_SERIVCE_CHARGE_LIMIT' })
  await fixtures.choose({})
  advanceToNextDraw(fixtures.gateway, 56 - 60)
  expect(await cancel()).toMatchObject({ code: 'LGS_CANCEL_ORDER_NOT_AVAILABLE', details: { orderDetailId: id } })
  fixtures.gateway.ports.clock.offsetMs += 5_000
  expect(await cancel()).toMatchObject({ code: 'ORDER_NOT_DRAWABLE' })
  await fixtures.end(slot, { status: 'DRAWN', result: [5, 0, 0, 0, 1] })
  await fixtures.settle()
  expect(await cancel()).toMatchObject({ code: 'LGS_CANCEL_ORDER_NOT_AVAILABLE' })
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['80', '0'])
})

async function waitsForLock(): Promise<boolean> {
  const { rows } = await sql`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%update lottery_detail%'`.execute(
    fixtures.gateway.ports.db,
  )
  return rows.length > 0
}

test('a cancellation fails as a whole if a sub-order ends between its read and its update: no stake is refunded', async () => {
  const player = await fixtures.player('100.00')
  for (const pick of ['3____', '4____']) {
    await fixtures.placed(player, { slips: [slip(pick, 1111, { multiple: 10 })], units: '20' })
  }
  const ids = (await fixtures.orders(player)).map(({ orderDetailId }) => orderDetailId)
  const [before, entries] = [await fixtures.balancesOf(player.memberId), await fixtures.entries(player.memberId)]
  const { ports } = fixtures.gateway
  const member = {
    ...player,
    memberId: String(player.memberId),
    merchantCode: 'aurora',
    account: '',
    type: 0,
    currency: 'PHP',
  }

  // Another transaction ends the first sub-order without the player's lock. Its row lock delays the update, not the
  // read.
  const cancelled = await ports.db.transaction().execute(async (tx) => {
    await sql`update lottery_detail set status = 5, settled_at = now() where id = ${BigInt(ids[0] ?? '')}`.execute(tx)
    const outcome = cancelOrders(ports, member, ids).catch((error: unknown) => error)
    await expect.poll(waitsForLock).toBe(true)
    return { outcome }
  })

  expect(await cancelled.outcome).toBeInstanceOf(StaleState)
  expect((await fixtures.orders(player)).map(({ orderStatus }) => orderStatus)).toEqual([5, 2])
  expect([await fixtures.balancesOf(player.memberId), await fixtures.entries(player.memberId)]).toEqual([
    before,
    entries,
  ])
})

test('leaves a consistent ledger', async () => {
  expect((await verifyLedger(fixtures.gateway.ports.db)).problems).toEqual([])
})
