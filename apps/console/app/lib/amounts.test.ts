import { expect, test } from 'vitest'

import { amountText, sumOf } from './amounts.ts'

test.each([
  ['0.00', '0.00'],
  ['999.50', '999.50'],
  ['1234.00', '1,234.00'],
  ['-1234567.89', '-1,234,567.89'],
  ['1000000', '1,000,000'],
])('%s is shown as %s', (amount, text) => {
  expect(amountText(amount)).toBe(text)
})

test.each([
  [[], '0.00'],
  [['0.1', '0.2'], '0.30'],
  [['900.00', '800'], '1700.00'],
  [['0.0001', '0.00'], '0.0001'],
  [['0.105'], '0.105'],
  [['0.10', '0.20', '99999999999999.99'], '100000000000000.29'],
])('the sum of %j is %s', (amounts, sum) => {
  expect(sumOf(amounts)).toBe(sum)
})
