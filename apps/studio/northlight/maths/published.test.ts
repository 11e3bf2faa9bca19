import { expect, test } from 'vitest'

import { MAX_SIGMAS, sigmasOff, bernoulliVariance } from '../../test/sigmas-off.ts'
import { figuresOf } from './exact/figures.ts'
import { decimal } from '../../kit/maths/exact/fraction.ts'
import { tallyAllStops } from './exact/tally.ts'
import { lines } from './lines.ts'
import { published } from './published.ts'
import { drawOutcome } from './round.ts'
import { seededDraw } from '../../kit/maths/seeded-draw.ts'

const DECIMALS = 10
const tally = tallyAllStops()
const figures = figuresOf(tally)

test('the published figures match the strips and the paytable', () => {
  const computed = Object.entries(figures).map(([name, figure]) => [name, decimal(figure, DECIMALS)])

  expect(Object.fromEntries(computed)).toEqual(published)
})

test('the return is between 94 and 97 percent of all stakes', () => {
  expect(Number(published.returnToPlayer)).toBeGreaterThan(0.94)
  expect(Number(published.returnToPlayer)).toBeLessThan(0.97)
})

test('every stop of the reels is counted once', () => {
  const counted = [...tally.plain, ...tally.triggering].reduce((sum, count) => sum + count, 0)

  expect(counted).toBe(tally.spins)
  expect(counted).toBe(36 * 37 * 37 * 37 * 36)
})

test('return, hit rate and free spins of simulated rounds match the published figures', { timeout: 60_000 }, () => {
  const ROUNDS = 400_000
  const draw = seededDraw(20_261_120)
  const seen = { won: 0, hits: 0, triggers: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    const { wonUnits, spins } = drawOutcome(draw)
    seen.won += wonUnits / lines.length
    if (wonUnits > 0) seen.hits += 1
    if (spins.length > 1) seen.triggers += 1
  }

  expect(sigmasOff(seen.won / ROUNDS, published.returnToPlayer, Number(published.variance) / ROUNDS)).toBeLessThan(
    MAX_SIGMAS,
  )
  expect(sigmasOff(seen.hits / ROUNDS, published.hitRate, bernoulliVariance(published.hitRate) / ROUNDS)).toBeLessThan(
    MAX_SIGMAS,
  )
  expect(
    sigmasOff(seen.triggers / ROUNDS, published.triggerChance, bernoulliVariance(published.triggerChance) / ROUNDS),
  ).toBeLessThan(MAX_SIGMAS)
})
