import fc from 'fast-check'
import { expect, test } from 'vitest'

import { fairDraw, newServerSeed } from '../fairness/round-fairness.ts'
import { drawSecurely } from './random.ts'
import { seededDraw } from './seeded-draw.ts'

const limits = fc.integer({ min: 1, max: 2 ** 32 })
const ways = {
  'the system’s generator': () => drawSecurely,
  'a round’s seeds': () => fairDraw({ serverSeed: newServerSeed(), clientSeed: 'x', nonce: 0 }).drawBelow,
  'a repeatable seed': () => seededDraw(7),
}

test.each(Object.entries(ways))('%s draws whole numbers below every limit', (_, begin) => {
  const drawBelow = begin()
  fc.assert(
    fc.property(limits, (limit) => {
      const number = drawBelow(limit)
      expect(Number.isInteger(number) && number >= 0 && number < limit).toBe(true)
    }),
  )
})

test('draws from seeds are recorded in order', () => {
  fc.assert(
    fc.property(fc.array(limits, { maxLength: 30 }), (requestedLimits) => {
      const { drawBelow, fairness } = fairDraw({ serverSeed: newServerSeed(), clientSeed: 'x', nonce: 3 })
      const numbers = requestedLimits.map((limit) => drawBelow(limit))
      expect(fairness.draws).toEqual(requestedLimits.map((below, index) => ({ below, number: numbers[index] })))
    }),
    { numRuns: 30 },
  )
})

test('the same seeds give the same numbers, and another nonce gives others', () => {
  const serverSeed = newServerSeed()
  const drawWithNonce = (nonce: number) => {
    const { drawBelow } = fairDraw({ serverSeed, clientSeed: 'x', nonce })
    return Array.from({ length: 20 }, () => drawBelow(2 ** 32))
  }

  expect(drawWithNonce(1)).toEqual(drawWithNonce(1))
  expect(drawWithNonce(2)).not.toEqual(drawWithNonce(1))
})
