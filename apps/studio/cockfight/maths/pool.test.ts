import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { decimal, fraction } from '../../kit/maths/exact/fraction.ts'
import { seededDraw } from '../../kit/maths/seeded-draw.ts'
import { MAX_SIGMAS } from '../../test/sigmas-off.ts'
import { CHANCES_OF, drawBout, SPOTS } from './bout.ts'
import type { Spot } from './bout.ts'
import { breakage, oddsOf, spotWonCents } from './pool.ts'
import { published } from './published.ts'
import { simulateBouts } from './simulate.ts'

const pool = (meron: bigint, wala: bigint, seed = 0n) => ({ staked: { meron, wala }, seed })
const ALL = BigInt(CHANCES_OF.meron + CHANCES_OF.wala + CHANCES_OF.draw)
const EVEN = pool(500n, 500n)

const returnOf = (spot: Spot) =>
  decimal(
    fraction(
      SPOTS.reduce((sum, winner) => sum + spotWonCents(spot, winner, 100n, EVEN) * BigInt(CHANCES_OF[winner]), 0n),
      ALL * 100n,
    ),
    10,
  )

test('the published figures match the chances and the rules', () => {
  expect({
    chanceOfSide: decimal(fraction(CHANCES_OF.meron, ALL), 10),
    chanceOfDraw: decimal(fraction(CHANCES_OF.draw, ALL), 10),
    returnOfDraw: returnOf('draw'),
    returnOfSideWhenEven: returnOf('wala'),
  }).toEqual(published)
  expect(returnOf('meron')).toBe(returnOf('wala'))
})

test('every drawn number has one outcome, in the published frequencies', () => {
  const ends = Array.from({ length: Number(ALL) }, (_, number) => drawBout(() => number))

  expect(Object.fromEntries(SPOTS.map((spot) => [spot, ends.filter((end) => end === spot).length]))).toEqual(CHANCES_OF)
})

test.each([
  ['even', pool(100n, 100n), 190n, 190n],
  ['two to one', pool(200n, 100n), 142n, 285n],
  ['one side with only the seed amount', pool(0n, 300n, 100n), 475n, 118n],
  ['nearly all on one side', pool(10_000n, 100n), 100n, 9_595n],
])('the odds of a pool, %s, are truncated to hundredths and never below one', (_, stakes, meron, wala) => {
  expect([oddsOf(stakes, 'meron'), oddsOf(stakes, 'wala')]).toEqual([meron, wala])
})

test('with one side empty there are no odds, and the other gets its stakes back', () => {
  const alone = pool(5_000n, 0n)

  expect(oddsOf(alone, 'meron')).toBeNull()
  expect(SPOTS.map((winner) => spotWonCents('meron', winner, 100n, alone))).toEqual([100n, 100n, 100n])
})

test('a draw refunds the stakes on the sides and pays bets on the draw', () => {
  expect([spotWonCents('meron', 'draw', 100n, EVEN), spotWonCents('draw', 'draw', 100n, EVEN)]).toEqual([100n, 900n])
  expect(spotWonCents('draw', 'wala', 100n, EVEN)).toBe(0n)
})

const cents = fc.bigInt({ min: 1n, max: 10_000_000n }).map((units) => units * 100n)

test('a pool pays no more than its amount less the takeout, except where odds would be below one', () => {
  fc.assert(
    fc.property(cents, cents, cents, (meron, wala, seed) => {
      const stakes = pool(meron, wala, seed)
      const odds = oddsOf(stakes, 'meron') ?? 0n
      const paid = ((meron + seed) * odds) / 100n
      const heldCents = meron + wala + seed * 2n
      expect(odds === 100n || paid * 100n <= heldCents * 95n).toBe(true)
      expect(spotWonCents('meron', 'meron', meron, stakes) * 100n).toBe(meron * odds)
    }),
  )
})

test('breakage is less than a hundredth of the stakes on the side', () => {
  fc.assert(
    fc.property(cents, cents, (meron, wala) => {
      const keptCents = breakage(pool(meron, wala), 'meron')
      expect(keptCents >= 0n && keptCents < meron * 100n).toBe(true)
    }),
  )
})

test('the return of each spot in simulated bouts matches its computed return to player', () => {
  const seen = simulateBouts(300_000, seededDraw(20_261_125))

  expect(seen.filter(({ sigmas }) => sigmas > MAX_SIGMAS)).toEqual([])
})
