import fc from 'fast-check'
import { expect, test } from 'vitest'

import { chanceOf, middleOf, slicePath, degreesTo } from './wheel-shape.ts'

test('from every position the wheel turns forward for at least four turns and stops with its segment at the top', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 12 }), fc.nat(), fc.nat({ max: 100_000 }), (count, at, turned) => {
      const index = at % count
      const to = degreesTo(index, count, turned)
      expect(to - turned).toBeGreaterThan(4 * 360 - 1)
      expect((to + middleOf(index, count)) % 360).toBeCloseTo(0)
    }),
  )
})

test('the chances follow the weights', () => {
  const segments = [{ weight: 600 }, { weight: 395 }, { weight: 5 }]
  expect(segments.map(({ weight }) => chanceOf(segments, weight))).toEqual([60, 39.5, 0.5])
})

test('a wheel of two segments has two halves', () => {
  expect(slicePath(0, 2)).toBe('M100 100L100.000 6.000A94 94 0 0 1 100.000 194.000Z')
})
