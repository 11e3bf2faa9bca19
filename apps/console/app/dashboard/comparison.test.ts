import { expect, test } from 'vitest'

import { changePercent } from './comparison.ts'

test.each([
  ['150.00', '100.00', 50],
  ['50.00', '100.00', -50],
  ['0.00', '100.00', -100],
  // A smaller loss is an increase.
  ['-50.00', '-100.00', 50],
  [7, 7, 0],
  [7, 0, null],
  ['0.00', '0.00', null],
])('%s after %s is a change of %s percent', (now, before, percent) => {
  expect(changePercent(now, before)).toBe(percent)
})
