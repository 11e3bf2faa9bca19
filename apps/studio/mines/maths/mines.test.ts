import fc from 'fast-check'
import { expect, test } from 'vitest'

import { fraction, product } from '../../kit/maths/exact/fraction.ts'
import { seededDraw } from '../../kit/maths/seeded-draw.ts'
import { MAX_SIGMAS } from '../../test/sigmas-off.ts'
import {
  chanceAfter,
  FIELDS,
  placeMines,
  MAX_MINES,
  maxOpened,
  payoutCents,
  isPaidAutomatically,
  priceAfter,
} from './mines.ts'
import { simulateMines } from './simulate.ts'

const ROUNDS = 300_000
const everyCount = Array.from({ length: MAX_MINES }, (_, index) => index + 1)
const mines = fc.integer({ min: 1, max: MAX_MINES })

test.for(everyCount)('with %i mines the return is 99 percent, at any stopping point', (count) => {
  for (let opened = 1; opened <= maxOpened(count); opened++) {
    expect(product(priceAfter(opened, count), chanceAfter(opened, count))).toEqual(fraction(99, 100))
  }
})

test('the probability of opening this number of fields equals the count over all layouts', () => {
  fc.assert(
    fc.property(mines, fc.integer({ min: 1, max: FIELDS }), (count, wanted) => {
      const opened = Math.min(wanted, FIELDS - count)
      expect(chanceAfter(opened, count)).toEqual(fraction(choose(FIELDS - opened, count), choose(FIELDS, count)))
    }),
  )
})

test('a payout is the exact price truncated to cents, less than a cent below it', () => {
  fc.assert(
    fc.property(mines, fc.nat(FIELDS), fc.bigInt({ min: 1n, max: 50_000n }), (count, wanted, stake) => {
      const opened = Math.min(wanted, maxOpened(count))
      const { numerator, denominator } = priceAfter(opened, count)
      const paid = payoutCents(opened, count, stake)
      expect(paid * denominator).toBeLessThanOrEqual(stake * numerator)
      expect((paid + 1n) * denominator).toBeGreaterThan(stake * numerator)
    }),
  )
})

test.for(everyCount)('with %i mines a round ends automatically at its last field, and not before', (count) => {
  const last = maxOpened(count)

  expect(last).toBeLessThanOrEqual(FIELDS - count)
  for (let opened = 0; opened < last; opened++) expect(isPaidAutomatically(opened, count)).toBe(false)
})

test('mines are on distinct fields of the board', () => {
  fc.assert(
    fc.property(mines, fc.integer(), (count, seed) => {
      const laid = placeMines(seededDraw(seed), count)
      expect(new Set(laid).size).toBe(count)
      expect(laid.every((field) => field >= 0 && field < FIELDS)).toBe(true)
    }),
  )
})

test('the return of simulated rounds matches the computed return to player', () => {
  expect(simulateMines(ROUNDS, seededDraw(20_261_123)).sigmas).toBeLessThan(MAX_SIGMAS)
})

function choose(total: number, chosen: number): bigint {
  let ways = 1n
  for (let step = 0; step < chosen; step++) ways = (ways * BigInt(total - step)) / BigInt(step + 1)
  return ways
}
