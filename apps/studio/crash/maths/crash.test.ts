import fc from 'fast-check'
import { expect, test } from 'vitest'

import { seededDraw } from '../../kit/maths/seeded-draw.ts'
import { MAX_SIGMAS } from '../../test/sigmas-off.ts'
import {
  chanceOf,
  GRAIN_CENTS,
  MAX_POINT,
  MIN_CASH_OUT,
  msUntilPoint,
  payoutCents,
  pointAt,
  pointOf,
  pointText,
} from './crash.ts'
import { simulateCrash } from './simulate.ts'

const ROUNDS = 1_000_000
const SPACE = 2n ** 52n
const point = fc.integer({ min: MIN_CASH_OUT, max: MAX_POINT })

test('a flight reaches a point exactly with its stated probability', () => {
  fc.assert(
    fc.property(point, (aimed) => {
      // All numbers above the first one that reaches the point reach it too: the first one determines their count.
      const { numerator, denominator } = chanceOf(aimed)
      const reaching = (numerator * SPACE) / denominator
      expect(pointOf(SPACE - reaching)).toBeGreaterThanOrEqual(aimed)
      expect(pointOf(SPACE - reaching - 1n)).toBeLessThan(aimed)
    }),
  )
})

test('cashing out at any point returns 99 percent, to the 2^52nd part of a stake', () => {
  fc.assert(
    fc.property(point, (aimed) => {
      const { numerator, denominator } = chanceOf(aimed)
      const missing = 99n * denominator - numerator * BigInt(aimed)
      expect(missing).toBeGreaterThanOrEqual(0n)
      expect(missing * SPACE).toBeLessThan(denominator * BigInt(aimed))
    }),
  )
})

test.for([
  [0n, 100],
  [SPACE - 1n, MAX_POINT],
  [SPACE / 2n, 198],
] as const)('number %i flies to %i', ([number, reached]) => {
  expect(pointOf(number)).toBe(reached)
})

test('`pointAt` and `msUntilPoint` agree: a point is reached at its time, and not a millisecond earlier', () => {
  fc.assert(
    fc.property(point, (aimed) => {
      expect(pointAt(msUntilPoint(aimed))).toBeGreaterThanOrEqual(aimed)
      expect(pointAt(msUntilPoint(aimed) - 2)).toBeLessThanOrEqual(aimed)
    }),
  )
})

test('the multiplier begins at one and never falls', () => {
  fc.assert(
    fc.property(fc.nat(200_000), fc.nat(5_000), (ms, addedMs) => {
      expect(pointAt(ms + addedMs)).toBeGreaterThanOrEqual(pointAt(ms))
    }),
  )
  expect(pointAt(0)).toBe(100)
  expect(pointAt(-5)).toBe(100)
})

test('a win is whole cents at every stake and every point', () => {
  fc.assert(
    fc.property(point, fc.bigInt({ min: 1n, max: 100_000n }), (cashOutPoint, times) => {
      const stake = times * BigInt(GRAIN_CENTS)
      expect(payoutCents(cashOutPoint, stake) * 100n).toBe(stake * BigInt(cashOutPoint))
    }),
  )
})

test('a point is formatted with its hundredths', () => {
  expect([100, 207, MAX_POINT].map(pointText)).toEqual(['1.00', '2.07', '10000.00'])
})

test('the return of simulated rounds matches the computed return to player', () => {
  expect(simulateCrash(ROUNDS, seededDraw(20_261_123)).sigmas).toBeLessThan(MAX_SIGMAS)
})
