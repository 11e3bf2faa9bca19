import { cancelSubOrders } from '@ante/contract/lottery/orders/orders.ts'
import { beforeEach, expect, test } from 'vitest'

import { verifyLedger } from '../../wallet/public.ts'
import { calm, issueAt, lotteryBench, slip } from '../test/lottery-fixtures.ts'

const bench = lotteryBench()
beforeEach(() => calm(bench.gateway))

async function placed() {
  const who = await bench.player('100.00')
  await bench.placed(who, { slips: [slip('3____', 1111, { multiple: 10 })], units: '20' })
  const [order] = await bench.orders(who)
  const id = order?.orderDetailId ?? ''
  const cancel = () => bench.gateway.call(cancelSubOrders, { orderDetailIds: [id] }, who)
  return { who, id, cancel }
}

test('the stake is refunded immediately, less the fee, which is a separate entry', async () => {
  await bench.choose({ cancelFeeHundredths: 250 })
  const { who, cancel } = await placed()
  expect(await bench.orders(who)).toMatchObject([{ mayCancel: true, cancelFeeNow: '0.5' }])
  expect(await cancel()).toMatchObject({ value: { refund: '19.5', fee: '0.5', balance: '19.5' } })
  expect((await bench.entries(who.memberId)).slice(-2)).toEqual([
    [4108, '20'],
    [4208, '-0.5'],
  ])
  expect(await bench.orders(who)).toMatchObject([{ orderStatus: 8, cancelFee: '0.5', refundAmount: '19.5' }])
})

test('of two simultaneous cancellations one refunds the stake', async () => {
  const { who, cancel } = await placed()
  const answers = await Promise.all([cancel(), cancel(), cancel()])
  expect(answers.map((answer) => (answer.ok ? 'cancelled' : answer.code)).toSorted()).toEqual([
    'ORDER_IS_CANCELED',
    'ORDER_IS_CANCELED',
    'cancelled',
  ])
  expect(await bench.held(who.memberId)).toEqual(['80', '20'])
})

test('a body that is only the list is accepted too', async () => {
  const { who, id } = await placed()
  const answer = await bench.gateway.fetch(cancelSubOrders.path, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: who.token },
    body: JSON.stringify([id]),
  })
  expect(await answer.json()).toMatchObject({ success: true, value: { refund: '20' } })
})

test('locked, drawn, foreign and non-cancellable orders cannot be cancelled', async () => {
  const { who, id, cancel } = await placed()
  const slot = issueAt(bench.gateway)
  const other = await bench.player('1.00')
  const foreign = await bench.gateway.call(cancelSubOrders, { orderDetailIds: [id] }, other)
  expect(foreign).toMatchObject({ status: 404, code: 'order.not.found' })
  await bench.choose({ mayCancel: false })
  expect(await cancel()).toMatchObject({ code: 'LGS_CANCEL_ORDER_INACTIVITY' })
  await bench.choose({ cancelFeeHundredths: 10_000 })
  expect(await cancel()).toMatchObject({ code: 'LGS_CANCEL_ORDER_SERIVCE_CHARGE_LIMIT' })
  await bench.choose({})
  calm(bench.gateway, 56 - 60)
  expect(await cancel()).toMatchObject({ code: 'LGS_CANCEL_ORDER_NOT_AVAILABLE', details: { orderDetailId: id } })
  bench.gateway.ports.clock.offsetMs += 5_000
  expect(await cancel()).toMatchObject({ code: 'ORDER_NOT_DRAWABLE' })
  await bench.end(slot, { status: 'DRAWN', result: [5, 0, 0, 0, 1] })
  await bench.settle()
  expect(await cancel()).toMatchObject({ code: 'LGS_CANCEL_ORDER_NOT_AVAILABLE' })
  expect(await bench.held(who.memberId)).toEqual(['80', '0'])
})

test('leaves a consistent ledger', async () => {
  expect((await verifyLedger(bench.gateway.ports.db)).problems).toEqual([])
})
