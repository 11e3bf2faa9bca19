import fc from 'fast-check'
import { expect, test } from 'vitest'

import { firstFigure, nextFigure } from './jackpot-illustration.ts'

const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }).map((value) => () => value)

test.each([
  [0, 70_000_000],
  [0.999999999999, 130_000_000],
])('a random number of %d starts at %d', (chance, figure) => {
  expect(firstFigure(() => chance)).toBe(figure)
})

test('the figure starts between 70 and 130 million, and grows by 100 to 500 after 3, 4 or 5 seconds', () => {
  fc.assert(
    fc.property(random, random, (first, second) => {
      const start = firstFigure(first)
      expect(start).toBeGreaterThanOrEqual(70_000_000)
      expect(start).toBeLessThanOrEqual(130_000_000)
      const { figure, afterMs } = nextFigure(start, second)
      expect(Number.isInteger(figure)).toBe(true)
      expect(figure - start).toBeGreaterThanOrEqual(100)
      expect(figure - start).toBeLessThanOrEqual(500)
      expect([3000, 4000, 5000]).toContain(afterMs)
    }),
  )
})

test('each of the three pauses occurs', () => {
  const pauses = [0, 0.34, 0.67].map((chance) => nextFigure(0, () => chance).afterMs)
  expect(pauses).toEqual([3000, 4000, 5000])
})
