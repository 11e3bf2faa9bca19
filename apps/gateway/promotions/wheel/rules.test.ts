import { randomInt } from 'node:crypto'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { drawIndex } from '../weighted-draw.ts'
import { affordableSegment, hasPrize } from './rules.ts'
import type { Segment } from './rules.ts'

const segment = fc.record({
  amount: fc.bigInt({ min: 0n, max: 1_000_000n }),
  weight: fc.integer({ min: 1, max: 1_000 }),
})
const wheels = fc.array(segment, { minLength: 2, maxLength: 12 })

// rules: wheel-1
test('each segment is reached by exactly as many numbers as its weight', () => {
  fc.assert(
    fc.property(wheels, (segments) => {
      const all = segments.reduce((sum, { weight }) => sum + weight, 0)
      const reached = segments.map(() => 0)
      for (let number = 0; number < all; number++) {
        const index = drawIndex(segments, () => number)
        reached[index] = (reached[index] ?? 0) + 1
      }
      expect(reached).toEqual(segments.map(({ weight }) => weight))
    }),
    { numRuns: 50 },
  )
})

/** Weights and prizes of the domain handbook's red rain (9.4), whose mean is 2.88. */
const HANDBOOK: Segment[] = [
  { amount: 8800n, weight: 600 },
  { amount: 1_8800n, weight: 250 },
  { amount: 5_8800n, weight: 100 },
  { amount: 18_8800n, weight: 45 },
  { amount: 88_8800n, weight: 5 },
]

test('the mean over all numbers matches the rules', () => {
  const sum = Array.from({ length: 1000 }, (_, number) => HANDBOOK[drawIndex(HANDBOOK, () => number)]?.amount ?? 0n)
  expect(sum.reduce((all, amount) => all + amount, 0n)).toBe(2_8800n * 1000n)
})

// rules: wheel-1
test('the random generator draws by weight: its chi-square value is one that a fair wheel exceeds once in a billion times', () => {
  const draws = 40_000
  const counts = HANDBOOK.map(() => 0)
  for (let each = 0; each < draws; each++) {
    const index = drawIndex(HANDBOOK, randomInt)
    counts[index] = (counts[index] ?? 0) + 1
  }
  const chiSquare = HANDBOOK.reduce((sum, { weight }, index) => {
    const expected = (draws * weight) / 1000
    return sum + ((counts[index] ?? 0) - expected) ** 2 / expected
  }, 0)
  // Four degrees of freedom.
  expect(chiSquare).toBeLessThan(48)
})

test.each([
  ['enough is left', 4, null, 4],
  ['just enough is left', 3, 18_8800n, 3],
  ['1.00 is left of 18.88: the largest that is affordable', 3, 1_0000n, 0],
  ['6.00 is left of 88.88', 4, 6_0000n, 2],
  ['nothing is left', 0, 8799n, null],
])('%s', (_name, drawn, left, stops) => {
  expect(affordableSegment(HANDBOOK, drawn, left)).toBe(stops)
})

test('a drawn segment without prize stays; it never replaces a drawn prize while another prize is affordable', () => {
  const wheel = [
    { amount: 0n, weight: 1 },
    { amount: 5n, weight: 1 },
    { amount: 9n, weight: 1 },
  ]
  expect(affordableSegment(wheel, 0, 5n)).toBe(0)
  expect(affordableSegment(wheel, 2, 5n)).toBe(1)
  expect(affordableSegment(wheel, 0, 4n)).toBeNull()
})

test('the granted prize is the drawn one if affordable, otherwise the largest affordable prize below it', () => {
  fc.assert(
    fc.property(wheels, fc.nat(), fc.option(fc.bigInt({ min: 0n, max: 1_000_000n })), (segments, at, left) => {
      const drawn = at % segments.length
      const stops = affordableSegment(segments, drawn, left)
      expect(stops === null).toBe(!hasPrize(segments, left))
      if (stops === null) return
      const [stopAmount = -1n, drawnAmount = -1n] = [segments[stops]?.amount, segments[drawn]?.amount]
      expect(left === null || stopAmount <= left).toBe(true)
      expect(stopAmount <= drawnAmount).toBe(true)
      const larger = segments.filter(({ amount }) => left !== null && amount <= left && amount > stopAmount)
      expect(stopAmount === drawnAmount || larger.length === 0).toBe(true)
    }),
  )
})
