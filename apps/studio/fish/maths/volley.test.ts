import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { decimal } from '../../kit/maths/exact/fraction.ts'
import { seededDraw } from '../../kit/maths/seeded-draw.ts'
import { MAX_SIGMAS, sigmasOff, bernoulliVariance } from '../../test/sigmas-off.ts'
import { POWERS, prizesOf, RETURN, targets, weapons } from './creatures.ts'
import type { Target, Weapon } from './creatures.ts'
import { figuresOf } from './figures.ts'
import { chanceOf, drawShot, drawVolley } from './volley.ts'

const DECIMALS = 12
const SHOTS_PER_COMBINATION = 30_000
const combinations = targets.flatMap((target) => weapons.map((weapon): [Target, Weapon] => [target, weapon]))

test.each(combinations)('shots at %s with %s power have a return of exactly 96 percent', (target, weapon) => {
  const { returned } = figuresOf(target, weapon)

  expect(returned).toEqual({ numerator: BigInt(RETURN.numerator), denominator: BigInt(RETURN.denominator) })
})

test.each(combinations)('a shot at %s with %s power is never certain', (target, weapon) => {
  const { chance, of: outOf } = chanceOf(target, weapon)

  expect(chance).toBeGreaterThan(0)
  expect(chance).toBeLessThan(outOf)
})

test.each(targets)('double power doubles the probability of %s and nothing else', (target) => {
  const [single, double] = [chanceOf(target, 'single'), chanceOf(target, 'double')]

  expect(double).toEqual({ chance: 2 * single.chance, of: single.of })
})

test('return and catch rate of drawn shots match the computed figures', () => {
  const draw = seededDraw(20_261_123)
  for (const [target, weapon] of combinations) {
    const { chance, variance } = figuresOf(target, weapon)
    const seen = { paid: 0, caught: 0 }
    for (let shot = 0; shot < SHOTS_PER_COMBINATION; shot++) {
      const times = drawShot(draw, target, weapon)
      seen.paid += times / POWERS[weapon]
      if (times > 0) seen.caught += 1
    }
    const catchRate = decimal(chance, DECIMALS)
    const off = sigmasOff(
      seen.paid / SHOTS_PER_COMBINATION,
      '0.96',
      Number(decimal(variance, DECIMALS)) / SHOTS_PER_COMBINATION,
    )
    expect(off).toBeLessThan(MAX_SIGMAS)
    expect(
      sigmasOff(seen.caught / SHOTS_PER_COMBINATION, catchRate, bernoulliVariance(catchRate) / SHOTS_PER_COMBINATION),
    ).toBeLessThan(MAX_SIGMAS)
  }
})

test('a shot pays a prize of its target or nothing, decided only by its draws', () => {
  const target = fc.constantFrom(...targets)
  fc.assert(
    fc.property(fc.array(target, { minLength: 1, maxLength: 8 }), fc.integer({ min: 0 }), (shots, seed) => {
      const times = drawVolley(seededDraw(seed), shots, 'single')
      expect(times).toHaveLength(shots.length)
      for (const [index, paid] of times.entries()) {
        const prizes = prizesOf[shots[index] ?? 'minnow'].map((prize) => prize.times)
        expect([0, ...prizes]).toContain(paid)
      }
      expect(drawVolley(seededDraw(seed), shots, 'single')).toEqual(times)
    }),
  )
})

test('a shot catches its target with the highest winning number, and not with the next one', () => {
  const { chance } = chanceOf('carp', 'single')

  expect(drawShot(drawsOf(chance - 1, 0), 'carp', 'single')).toBe(100)
  expect(drawShot(drawsOf(chance, 0), 'carp', 'single')).toBe(0)
})

test.each([
  [0, 20],
  [49, 20],
  [50, 40],
  [79, 40],
  [80, 80],
  [94, 80],
  [95, 200],
  [99, 200],
])('a mine whose prize is drawn as %i pays %i times the stake', (number, times) => {
  expect(drawShot(drawsOf(0, number), 'mine', 'single')).toBe(times)
})

/** Returns a generator that returns these numbers in turn, then 0. */
function drawsOf(...numbers: number[]) {
  let index = 0
  return () => numbers[index++] ?? 0
}
