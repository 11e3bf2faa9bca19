import { expect, test } from 'vitest'

import { contributionCents, JACKPOT_ODDS_CENTS } from './jackpot.ts'
import { drawOutcome } from './round.ts'

/** Returns a `DrawBelow` that draws the first stop of every reel, and this number for the jackpot. */
const drawing = (number: number) => (limit: number) => (limit === JACKPOT_ODDS_CENTS ? number : 0)

test.each([
  [0, 100n, true],
  [99, 100n, true],
  [100, 100n, false],
  [100, 10_000n, true],
  [9_999, 10_000n, true],
  [10_000, 10_000n, false],
])('number %d at a stake of %d cents wins the jackpot: %s', (number, cents, won) => {
  expect(drawOutcome(drawing(number), { cents, hasJackpot: true }).jackpot).toBe(won)
})

test('without a jackpot none is won, and no number is drawn for it', () => {
  const limits: number[] = []
  const draw = (limit: number) => {
    limits.push(limit)
    return 0
  }

  expect(drawOutcome(draw, { cents: 10_000n, hasJackpot: false }).jackpot).toBe(false)
  expect(limits).not.toContain(JACKPOT_ODDS_CENTS)
})

test('two percent of a stake go to the jackpot', () => {
  expect(contributionCents(10_000n)).toBe(200n)
  expect(contributionCents(50n)).toBe(1n)
})
