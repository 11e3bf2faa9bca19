import { expect, test } from 'vitest'

import { decimal, fraction, sum } from '../../kit/maths/exact/fraction.ts'
import { seededDraw } from '../../kit/maths/seeded-draw.ts'
import { MAX_SIGMAS, sigmasOff, bernoulliVariance } from '../../test/sigmas-off.ts'
import { figuresOf, tallyAllStops } from './exact/figures.ts'
import { CONTRIBUTION_DIVISOR } from './jackpot.ts'
import { lines } from './paytable.ts'
import { published } from './published.ts'
import { drawOutcome } from './round.ts'

const DECIMALS = 10
const ROUNDS = 3_000_000
const tally = tallyAllStops()
const figures = { ...figuresOf(tally), returnOfJackpot: fraction(1, CONTRIBUTION_DIVISOR) }

test('the published figures match the strips, the paytable and the jackpot', () => {
  const computed = Object.entries(figures).map(([name, figure]) => [name, decimal(figure, DECIMALS)])

  expect(Object.fromEntries(computed)).toEqual(published)
})

test('the return is between 94 and 97 percent of all stakes, with and without the jackpot', () => {
  const totalReturn = Number(decimal(sum(figures.returnToPlayer, figures.returnOfJackpot), DECIMALS))

  expect(Number(published.returnToPlayer)).toBeGreaterThan(0.94)
  expect(totalReturn).toBeLessThan(0.97)
})

test('every combination of stops is counted once', () => {
  expect(tally.spins).toBe(34 ** 3)
  expect(tally.counts.reduce((total, count) => total + count, 0)).toBe(tally.spins)
})

test('return and hit rate of simulated rounds match the published figures', { timeout: 60_000 }, () => {
  const draw = seededDraw(20_261_122)
  const seen = { won: 0, hits: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    const { units } = drawOutcome(draw, { cents: 100n, hasJackpot: false })
    seen.won += units / lines.length
    if (units > 0) seen.hits += 1
  }

  expect(sigmasOff(seen.won / ROUNDS, published.returnToPlayer, Number(published.variance) / ROUNDS)).toBeLessThan(
    MAX_SIGMAS,
  )
  expect(sigmasOff(seen.hits / ROUNDS, published.hitRate, bernoulliVariance(published.hitRate) / ROUNDS)).toBeLessThan(
    MAX_SIGMAS,
  )
})
