import { expect, test } from 'vitest'

import { shareDone } from './share-done.ts'

test.each([
  ['500.00', '0.00', '500.00', 0],
  ['500.00', '0.01', '499.99', 1],
  ['9000.00', '4500.00', '4500.00', 50],
  ['500.00', '499.99', '0.01', 99],
  ['500.00', '500.00', '0.00', 100],
  // After reversed bets, more is left than was required.
  ['500.00', '0.00', '620.00', 0],
])('of a requirement of %s, %s done and %s left are %s percent', (required, done, left, share) => {
  expect(shareDone({ required, done, left })).toBe(share)
})
