import { expect, test } from 'vitest'

import { orderOf, startAddress, startOf } from './deposit-address.ts'

test('initial values of a deposit survive serialization into an address', () => {
  const start = { channelId: 'gcash', amount: '500.50', promotionId: 'welcome' }
  expect(startOf(new URL(startAddress(start), 'http://x').searchParams)).toEqual(start)
  expect(startAddress({})).toBe('/m/voucherCenter')
})

test.each(['', '0', '-5', '1e3', '1,000', '0.001', '99999999999'])(
  'an address with the amount "%s" has no amount',
  (amount) => {
    expect(startOf(new URLSearchParams({ amount })).amount).toBe('')
  },
)

test.each([
  ['ABC123', { transactionId: 'ABC123', isPossible: true }],
  [' abc123 ', { transactionId: 'ABC123', isPossible: true }],
  ['../x', { transactionId: '../X', isPossible: false }],
  ['', null],
])('an address names the deposit "%s"', (order, expectedName) => {
  expect(orderOf(new URLSearchParams({ order }))).toEqual(expectedName)
})
