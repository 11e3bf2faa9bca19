import type { PaymentChannel } from '@ante/contract/cashier/payment-channels.ts'
import { expect, test } from 'vitest'

import { repeatableDeposit } from './repeatable-deposit.ts'

const channelOf = (change: Partial<PaymentChannel>): PaymentChannel => ({
  channelId: 'pouch',
  kind: 'EWALLET',
  name: 'Pouch wallet',
  picture: '',
  payCurrency: 'PHP',
  min: '100.00',
  max: '50000.00',
  fixedAmounts: [],
  feePercent: '0',
  reimbursementPercent: '0',
  rate: null,
  confirmations: null,
  network: '',
  minutes: 15,
  instructions: '',
  promotionIds: [],
  ...change,
})
const last = { channelId: 'pouch', amount: '500.00' }

test.each<[string, Partial<PaymentChannel>, string]>([
  ['within the limits', {}, '500.00'],
  ['at the minimum', { min: '500.00' }, '500.00'],
  ['below the minimum', { min: '500.01' }, ''],
  ['above the maximum', { max: '499.99' }, ''],
  ['one of the fixed amounts', { fixedAmounts: ['500.00', '1000.00'] }, '500.00'],
  ['not one of the fixed amounts', { fixedAmounts: ['1000.00'] }, ''],
])('the last amount, %s with the channel %j, is offered as “%s”', (_, change, amount) => {
  expect(repeatableDeposit(last, [channelOf(change)])).toEqual({ channel: channelOf(change), amount })
})

test('no deposit is offered before the first one, or if the channel of the last one is closed', () => {
  expect(repeatableDeposit(null, [channelOf({})])).toBeNull()
  expect(repeatableDeposit(last, [channelOf({ channelId: 'bank' })])).toBeNull()
})
