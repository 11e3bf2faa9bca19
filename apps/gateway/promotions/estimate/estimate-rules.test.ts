import fc from 'fast-check'
import { expect, test } from 'vitest'

import { estimateOf, sharesOf, spreadOf } from './estimate-rules.ts'
import type { EstimateInput, Estimated } from './estimate-rules.ts'

const week = (rewards: number, amount: number) => ({ rewards, amount: BigInt(amount) })
const plain: EstimateInput = {
  windows: [week(10, 1_000), week(20, 2_000), week(30, 3_000)],
  windowDays: 7,
  days: 7,
  tookPart: null,
  claimed: 1,
  quota: null,
  budget: null,
  largest: 100n,
}

test.each<[string, Partial<EstimateInput>, { expected: number | null; atLeast: number; atMost: number }]>([
  ['the average week', {}, { expected: 2_000, atLeast: 0, atMost: 3_700 }],
  ['twice the average for two weeks', { days: 14 }, { expected: 4_000, atLeast: 0, atMost: 7_400 }],
  ['half of it if half is claimed', { claimed: 0.5 }, { expected: 1_000, atLeast: 0, atMost: 3_700 }],
  [
    'a quarter if a quarter took part',
    { tookPart: [{ took: 5, could: 20 }] },
    { expected: 500, atLeast: 0, atMost: 1_480 },
  ],
  ['nothing expected without earlier promotions', { tookPart: [] }, { expected: null, atLeast: 0, atMost: 3_700 }],
  ['the budget at most', { budget: 1_500n }, { expected: 1_500, atLeast: 0, atMost: 1_500 }],
  ['the average of the rewards that the quota allows', { quota: 5 }, { expected: 500, atLeast: 0, atMost: 500 }],
  ['nothing without history', { windows: [] }, { expected: 0, atLeast: 0, atMost: 0 }],
])('expects %s', (_what, changes, { expected, atLeast, atMost }) => {
  const { cost } = estimateOf({ ...plain, ...changes })
  expect(cost.expected).toBe(expected)
  expect(cost.minimum).toBeGreaterThanOrEqual(atLeast)
  expect(cost.maximum).toBeLessThanOrEqual(atMost)
})

const inputs = fc.record({
  windows: fc.array(
    fc
      .record({ rewards: fc.integer({ min: 0, max: 10_000 }), each: fc.integer({ min: 1, max: 100 }) })
      .map(({ rewards, each }) => ({ rewards, amount: BigInt(rewards * each) })),
    { maxLength: 12 },
  ),
  windowDays: fc.integer({ min: 1, max: 28 }),
  days: fc.integer({ min: 1, max: 366 }),
  tookPart: fc.option(
    fc.array(fc.record({ took: fc.integer({ min: 0, max: 50 }), could: fc.integer({ min: 0, max: 100 }) }), {
      maxLength: 5,
    }),
  ),
  claimed: fc.double({ min: 0, max: 1, noNaN: true }),
  quota: fc.option(fc.integer({ min: 0, max: 1_000 })),
  budget: fc.option(fc.bigInt({ min: 0n, max: 1_000_000n })),
  largest: fc.option(fc.constant(100n)),
})

/** Whether the values ascend from zero on; sums of fractions differ by rounding. */
function isInOrder({ minimum, expected, maximum }: Estimated): boolean {
  const slack = (value: number) => value * (1 + 1e-6) + 1
  const middle = expected ?? minimum
  return minimum >= 0 && minimum <= slack(middle) && middle <= slack(maximum ?? Infinity)
}

test('minimum, expected and maximum are in order, and within quota and budget', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { cost, rewards } = estimateOf(input)
      expect([isInOrder(cost), isInOrder(rewards)]).toEqual([true, true])
      expect((cost.maximum ?? 0) <= Number(input.budget ?? Infinity)).toBe(true)
      expect((rewards.maximum ?? 0) <= (input.quota ?? Infinity)).toBe(true)
    }),
  )
})

test('a spread contains all values, and shares are between none and all', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1e12, noNaN: true }), { minLength: 1 }), (values) => {
      const { minimum, maximum } = spreadOf(values)
      for (const value of values) expect(minimum <= value && value <= maximum).toBe(true)
    }),
  )
  expect(sharesOf([{ took: 30, could: 10 }])).toEqual({ minimum: 0.5, expected: 1, maximum: 1 })
  expect(sharesOf([{ took: 0, could: 30 }])).toEqual({ minimum: 0, expected: 0, maximum: 0.1 })
  expect(sharesOf([{ took: 0, could: 0 }])).toEqual({ minimum: 0, expected: null, maximum: 1 })
})
