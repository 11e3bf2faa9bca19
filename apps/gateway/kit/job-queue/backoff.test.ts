import fc from 'fast-check'
import { expect, test } from 'vitest'

import { BACKOFF, backoffMs } from './backoff.ts'

test.each([
  [1, 1_000],
  [2, 2_000],
  [4, 8_000],
  [7, 60_000],
  [50, 60_000],
])('the delay after %d failed attempts is at most %d ms', (attempts, expected) => {
  expect(backoffMs(BACKOFF, attempts, 0)).toBe(expected)
})

test('jitter shortens a delay by at most half, and delays never exceed the maximum', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      (attempts, random, firstMs, more) => {
        const backoff = { firstMs, lastMs: firstMs + more }
        const delay = backoffMs(backoff, attempts, random)
        const full = backoffMs(backoff, attempts, 0)
        expect(delay).toBeGreaterThanOrEqual(Math.floor(full / 2))
        expect(delay).toBeLessThanOrEqual(full)
        expect(full).toBeLessThanOrEqual(backoff.lastMs)
      },
    ),
  )
})
