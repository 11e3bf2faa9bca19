import { WithdrawalState } from '@ante/contract/cashier/withdrawal-state.ts'
import { expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { mayBecome } from '../../kit/state-machine/state-machine.ts'
import { feeOf, isEnding, nextPollAt, readAmount } from './rules.ts'
import { withdrawalStates } from './withdrawal-states.ts'

test('a withdrawal has exactly these transitions', () => {
  const ways = WithdrawalState.options.flatMap((from) =>
    WithdrawalState.options.filter((to) => mayBecome(withdrawalStates, from, to)).map((to) => `${from} ${to}`),
  )
  expect(ways).toEqual([
    'SUBMITTED REVIEW',
    'SUBMITTED CANCELLED',
    'REVIEW APPROVED',
    'REVIEW REJECTED',
    'REVIEW CANCELLED',
    'APPROVED PAYING',
    'PAYING SUCCESS',
    'PAYING FAILED',
  ])
  expect(WithdrawalState.options.filter(isEnding)).toEqual(['SUCCESS', 'REJECTED', 'FAILED', 'CANCELLED'])
})

test.each([
  ['300', 3_000_000n],
  ['300.5', 3_005_000n],
  ['0.01', 100n],
  ['000.10', 1_000n],
  ['999999999999.99', 9_999_999_999_999_900n],
])('%s is an amount', (text, units) => {
  expect(readAmount(text, 'THB')).toBe(units)
})

test.each([
  ['300', 3_000_000n],
  ['300.00', 3_000_000n],
  ['300.5', null],
  ['0.01', null],
])('of %s only whole amounts are accepted where the currency has no decimals', (text, units) => {
  for (const currency of ['JPY', 'KRW', 'VND']) expect(readAmount(text, currency)).toBe(units)
})

test.each([
  '',
  '0',
  '0.00',
  '-1',
  '+1',
  '1.001',
  '1e3',
  '1E3',
  '1,000.00',
  '1.000,00',
  '1 000',
  '٣٠٠',
  '$5',
  'NaN',
  '0x10',
  '.5',
  '5.',
  '1000000000000',
  ' 300',
])('%j is not an amount', (text) => {
  expect(readAmount(text, 'THB')).toBeNull()
})

test.each([
  [{ feeHundredths: 0, feeFixed: 0n, freeTimes: 0 }, '300.00', 0, '0'],
  [{ feeHundredths: 100, feeFixed: 0n, freeTimes: 0 }, '300.00', 0, '3'],
  [{ feeHundredths: 150, feeFixed: unitsOf('2.00'), freeTimes: 0 }, '333.33', 0, '6.99'],
  [{ feeHundredths: 100, feeFixed: 0n, freeTimes: 1 }, '300.00', 0, '0'],
  [{ feeHundredths: 100, feeFixed: 0n, freeTimes: 1 }, '300.00', 1, '3'],
])('by %o a withdrawal of %s after %i others costs %s', (rule, amount, used, fee) => {
  expect(feeOf({ ...rule, currency: 'THB' }, unitsOf(amount), used)).toBe(unitsOf(fee))
})

test('a fee is whole where the currency has no decimals', () => {
  const rule = { feeHundredths: 150, feeFixed: 0n, freeTimes: 0 }
  expect(feeOf({ ...rule, currency: 'JPY' }, unitsOf('333'), 0)).toBe(unitsOf('4'))
})

test('an unanswering provider is polled with increasing delays, but at least once a minute', () => {
  const now = new Date(0)
  const seconds = [0, 1, 2, 3, 4, 5, 100].map((tries) => nextPollAt(now, tries, 0).getTime() / 1000)
  expect(seconds).toEqual([2, 4, 8, 16, 32, 60, 60])
})
