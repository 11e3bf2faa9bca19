import fc from 'fast-check'
import { expect, test } from 'vitest'

import { barsOf, dayAt } from './bars.ts'

test('winning days are above zero, losing ones below, each as long as its result', () => {
  const { zero, bars, highest, lowest } = barsOf([30, -10, 0])
  expect([zero, highest, lowest]).toEqual([0.75, 30, -10])
  expect(bars).toEqual([
    { top: 0, height: 0.75 },
    { top: 0.75, height: 0.25 },
    { top: 0.75, height: 0 },
  ])
})

test('without results, zero is at the bottom; with losses only, at the top', () => {
  expect(barsOf([0, 0]).zero).toBe(1)
  expect(barsOf([-5, -2]).zero).toBe(0)
  expect(barsOf([5, 2]).zero).toBe(1)
})

test('every bar stays in the chart, on its side of zero, and the smallest result is visible', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 31 }),
      (results) => {
        const { zero, bars } = barsOf(results)
        bars.forEach(({ top, height }, index) => {
          const result = results[index] ?? 0
          expect(top).toBeGreaterThanOrEqual(0)
          expect(top + height).toBeLessThanOrEqual(1 + 1e-9)
          expect(height > 0).toBe(result !== 0)
          expect(result > 0 && top > zero).toBe(false)
          expect(result < 0 && top + height < zero).toBe(false)
        })
      },
    ),
  )
})

test.each([
  [0, false, 0],
  [0.5, false, 3],
  [1, false, 6],
  [-0.2, false, 0],
  [0, true, 6],
  [0.99, true, 0],
])('a touch at %s of seven days, right-to-left: %s, selects day %s', (share, isFromRight, day) => {
  expect(dayAt(share, { days: 7, isFromRight })).toBe(day)
})
