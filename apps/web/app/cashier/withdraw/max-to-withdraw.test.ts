import { expect, test } from 'vitest'

import { maxToWithdraw } from './max-to-withdraw.ts'

test.each([
  ['800.0000', '50000.00', '800.00'],
  ['60000', '50000.00', '50000.00'],
  ['0.0099', '50000.00', '0.00'],
  ['123.4567', '50000.00', '123.45'],
])('with a balance of %s and a limit of %s the maximum is %s', (available, maximum, max) => {
  expect(maxToWithdraw({ available, maximum })).toBe(max)
})
