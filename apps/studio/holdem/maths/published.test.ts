import { expect, test } from 'vitest'

import { difference, fraction, product } from '../../kit/maths/exact/fraction.ts'
import { seededDraw } from '../../kit/maths/seeded-draw.ts'
import { MAX_SIGMAS } from '../../test/sigmas-off.ts'
import { callDownChance, exactReturn, BET_CENTS, simulateHands } from './call-down.ts'

const HANDS = 150_000

test('every pot pays its contributions less the rake, to the cent', () => {
  expect(exactReturn()).toEqual(fraction(95, 100))
  const drawBelow = seededDraw(11)
  for (let hand = 0; hand < 2_000; hand += 1) {
    const { first, second } = callDownChance(drawBelow)
    expect(first + second).toBe(2 * BET_CENTS - 10)
  }
})

test('each of two seats that call everything gets 95 percent of its stakes, within the statistical error', () => {
  expect(simulateHands(HANDS, seededDraw(7)).sigmas).toBeLessThan(MAX_SIGMAS)
  expect(difference(product(exactReturn(), fraction(2)), fraction(19, 10)).numerator).toBe(0n)
})
