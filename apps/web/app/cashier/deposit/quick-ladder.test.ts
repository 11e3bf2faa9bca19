import { expect, test } from 'vitest'

import { quickLadder } from './quick-ladder.ts'

test.each([
  ['100.00', '50000.00', ['100.00', '200.00', '500.00', '1000.00', '2000.00', '5000.00']],
  ['150', '600', ['200.00', '500.00']],
  ['10', '20', ['10.00', '20.00']],
  ['0.50', '1', ['1.00']],
  ['300', '400', []],
])('from %s to %s the suggested amounts are %j', (minimum, maximum, offered) => {
  expect(quickLadder(minimum, maximum)).toEqual(offered)
})
