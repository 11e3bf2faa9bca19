import fc from 'fast-check'
import { expect, test } from 'vitest'

import { fraction } from '../../kit/maths/exact/fraction.ts'
import { seededDraw } from '../../kit/maths/seeded-draw.ts'
import { MAX_SIGMAS } from '../../test/sigmas-off.ts'
import { CHANCES, FACES, faceText, GRAIN_CENTS, payoutCents, priceOf, returnOf, wins } from './dice.ts'
import { simulateDice } from './simulate.ts'

const ROUNDS = 1_000_000

const pick = fc.record({
  side: fc.constantFrom('under' as const, 'over' as const),
  faces: fc.constantFrom(...CHANCES),
})

test('probabilities range from 1 to 90 percent, in more than seventy steps', () => {
  expect(CHANCES[0]).toBe(100)
  expect(CHANCES.at(-1)).toBe(9_000)
  expect(CHANCES.length).toBeGreaterThan(70)
  expect(CHANCES).toContain(5_000)
})

test.for(['under', 'over'] as const)('stakes on %s have a return of exactly 99 percent, at any probability', (side) => {
  for (const faces of CHANCES) expect(returnOf({ side, faces })).toEqual(fraction(99, 100))
})

test('a win is whole cents at every stake', () => {
  fc.assert(
    fc.property(pick, fc.bigInt({ min: 1n, max: 1_000_000n }), (chosen, times) => {
      const stake = times * BigInt(GRAIN_CENTS)
      const { numerator, denominator } = priceOf(chosen)
      expect(payoutCents(chosen, stake) * denominator).toBe(stake * numerator)
    }),
  )
})

test('under and over win on the same number of faces', () => {
  fc.assert(
    fc.property(pick, fc.nat(FACES - 1), ({ faces }, rolled) => {
      expect(wins(rolled, { side: 'under', faces })).toBe(wins(FACES - 1 - rolled, { side: 'over', faces }))
    }),
  )
})

test.for([
  [0, '00.00'],
  [704, '07.04'],
  [9_999, '99.99'],
] as const)('face %i is formatted %s', ([rolled, text]) => {
  expect(faceText(rolled)).toBe(text)
})

test('the return of simulated rounds matches the computed return to player', () => {
  expect(simulateDice(ROUNDS, seededDraw(20_261_123)).sigmas).toBeLessThan(MAX_SIGMAS)
})
