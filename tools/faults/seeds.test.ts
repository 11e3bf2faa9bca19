import { expect, test } from 'vitest'

import { seeds } from './seeds.ts'

const SHARES = ['0/5', '1/5', '2/5', '3/5', '4/5']

test('all schedules run by default', () => {
  expect(seeds(1, 50, {})).toHaveLength(50)
})

test('the five shares together contain each schedule once', () => {
  const run = SHARES.flatMap((FAULT_SHARE) => seeds(51, 100, { FAULT_SHARE }))
  expect(run.toSorted()).toEqual(seeds(51, 100, {}).toSorted())
  for (const FAULT_SHARE of SHARES) expect(seeds(101, 120, { FAULT_SHARE })).toHaveLength(4)
})

test('one schedule can be rerun, regardless of the share', () => {
  expect(seeds(1, 50, { FAULT_SEED: '77', FAULT_SHARE: '0/5' })).toEqual(['77'])
})

test.each(['', '5/5', 'x', '-1/5', '1', '1/x'])(
  '%j is an invalid share, and is not treated as an empty one',
  (FAULT_SHARE) => {
    expect(() => seeds(1, 50, { FAULT_SHARE })).toThrow('FAULT_SHARE')
  },
)
