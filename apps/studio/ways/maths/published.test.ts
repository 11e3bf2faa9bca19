import { beforeAll, expect, test } from 'vitest'

import { decimal } from '../../kit/maths/exact/fraction.ts'
import { seededDraw } from '../../kit/maths/seeded-draw.ts'
import { MAX_SIGMAS, sigmasOff, bernoulliVariance } from '../../test/sigmas-off.ts'
import { figuresOf } from './exact/figures.ts'
import { heldSets, tallySpin } from './exact/tally.ts'
import type { SpinTally } from './exact/tally.ts'
import { UNITS_OF_STAKE } from './paytable.ts'
import { published } from './published.ts'
import { drawOutcome } from './round.ts'
import { strips } from './strips.ts'

const DECIMALS = 10
const ROUNDS = 1_000_000

let tallies: SpinTally[]
beforeAll(() => {
  tallies = heldSets.map(tallySpin)
}, 60_000)

test('the published figures match the strips and the paytable', () => {
  const computed = Object.entries(figuresOf(tallies)).map(([name, figure]) => [name, decimal(figure, DECIMALS)])

  expect(Object.fromEntries(computed)).toEqual(published)
})

test('the return is between 94 and 97 percent of all stakes', () => {
  expect(Number(published.returnToPlayer)).toBeGreaterThan(0.94)
  expect(Number(published.returnToPlayer)).toBeLessThan(0.97)
})

test('every combination of stops of the spinning reels is counted once, with any reels held', () => {
  expect(heldSets).toHaveLength(8)
  for (const { held, spins, after } of tallies) {
    const counted = [...after.values()].flatMap((counts) => [...counts]).reduce((total, count) => total + count, 0)
    const running = strips.filter((_, reel) => (held & (1 << reel)) === 0)
    expect(counted).toBe(spins)
    expect(spins).toBe(running.reduce((product, strip) => product * strip.length, 1))
  }
})

test('return, hit rate and respins of simulated rounds match the published figures', { timeout: 60_000 }, () => {
  const draw = seededDraw(20_261_121)
  const seen = { won: 0, hits: 0, respins: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    const { units, spins } = drawOutcome(draw)
    seen.won += units / UNITS_OF_STAKE
    if (units > 0) seen.hits += 1
    if (spins.length > 1) seen.respins += 1
  }

  expect(sigmasOff(seen.won / ROUNDS, published.returnToPlayer, Number(published.variance) / ROUNDS)).toBeLessThan(
    MAX_SIGMAS,
  )
  expect(sigmasOff(seen.hits / ROUNDS, published.hitRate, bernoulliVariance(published.hitRate) / ROUNDS)).toBeLessThan(
    MAX_SIGMAS,
  )
  expect(
    sigmasOff(seen.respins / ROUNDS, published.respinChance, bernoulliVariance(published.respinChance) / ROUNDS),
  ).toBeLessThan(MAX_SIGMAS)
})
