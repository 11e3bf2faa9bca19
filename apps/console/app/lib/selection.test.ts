import { expect, test } from 'vitest'

import { sumOf } from './selection.ts'

test.each([
  [[], '0.00'],
  [['0.1', '0.2'], '0.30'],
  [['900.00', '800'], '1,700.00'],
  [['0.0001', '0.00'], '0.0001'],
  [['0.105'], '0.105'],
  [['9007199254740993', '0.01'], '9,007,199,254,740,993.01'],
])('the sum of %j is %s', (amounts, sum) => {
  expect(sumOf(amounts)).toBe(sum)
})
