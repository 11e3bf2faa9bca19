import { expect, test } from 'vitest'

import { cancelSums, openFromTheEnd } from './to-cancel.ts'

const phase = (chasingPhase: number, mayCancel: boolean, planBettingAmount: string, cancelFeeNow = '0.0000') => ({
  orderDetailId: String(chasingPhase),
  chasingPhase,
  mayCancel,
  planBettingAmount,
  cancelFeeNow,
})

// The handbook's chase C3: two draws are over, and three are open.
const chase = [
  phase(1, false, '2.0000'),
  phase(2, false, '4.0000'),
  phase(3, true, '8.0000'),
  phase(4, true, '16.0000'),
  phase(5, true, '32.0000'),
]

// rules: lottery-5
test('open bets are listed with the last draw first', () => {
  expect(openFromTheEnd(chase).map(({ chasingPhase }) => chasingPhase)).toEqual([5, 4, 3])
})

test.each([
  [1, '32.0000'],
  [2, '48.0000'],
  [3, '56.0000'],
])('cancelling the last %i draws refunds %s', (count, refund) => {
  expect(cancelSums(openFromTheEnd(chase).slice(0, count))).toEqual({ refund, fee: '0.0000' })
})

// rules: lottery-5
test('the fee is deducted from each stake', () => {
  expect(cancelSums([phase(1, true, '10.0000', '0.2000'), phase(2, true, '0.3333', '0.0066')])).toEqual({
    refund: '10.1267',
    fee: '0.2066',
  })
})
