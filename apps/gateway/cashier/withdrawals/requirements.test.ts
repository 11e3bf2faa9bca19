import { expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { maximumOf, withdrawalsLeftOf } from './requirements.ts'
import type { WithdrawalEligibility } from './eligibility.ts'
import { DEFAULT_RULES } from './withdrawal-rules.ts'

const eligibility = (leftToday: string | null, usedToday = 0): WithdrawalEligibility => ({
  now: new Date(0),
  currency: 'PHP',
  rules: DEFAULT_RULES,
  isBlocked: false,
  hasName: true,
  cards: [],
  hasPassword: true,
  passwordCoolingUntil: null,
  turnoverLeft: 0n,
  leftToday: leftToday === null ? null : unitsOf(leftToday),
  usedToday,
  requestsInLastMinute: 0,
  resetsAt: new Date(0),
  available: 0n,
})

test.each([
  ['there is no daily limit', null, '50000'],
  ['more is left of the daily limit than a single withdrawal allows', '60000', '50000'],
  ['less is left of the daily limit than a single withdrawal allows', '20000', '20000'],
  ['nothing is left of the daily limit', '0', '0'],
  ['the daily limit is already exceeded', '-100', '0'],
])('the maximum withdrawal where %s', (_case, left, most) => {
  expect(maximumOf(eligibility(left))).toBe(unitsOf(most))
})

test.each([
  [null, 0, 3],
  [null, 3, 0],
  ['20000', 1, 2],
  ['100', 0, 3],
  ['99.99', 0, 0],
])('with %s left today and %i requested, %i more are possible', (left, used, times) => {
  expect(withdrawalsLeftOf(eligibility(left, used))).toBe(times)
})
