import { expect, test } from 'vitest'

import { decimal, fraction } from '../../kit/maths/exact/fraction.ts'
import { seededDraw } from '../../kit/maths/seeded-draw.ts'
import { MAX_SIGMAS } from '../../test/sigmas-off.ts'
import { figuresOf, tallyFullShoe } from './exact/figures.ts'
import { published } from './published.ts'
import { simulateCoups } from './simulate.ts'

const DECIMALS = 10
const COUPS = 300_000
const tally = tallyFullShoe()

test('the published figures match all orders of a full shoe', () => {
  const computed = Object.entries(figuresOf(tally)).map(([name, figure]) => [name, decimal(figure, DECIMALS)])

  expect(Object.fromEntries(computed)).toEqual(published)
})

test('the outcomes add up to the number of all orders of the cards', () => {
  const { ends, all } = tally

  expect(ends.player + ends.banker + ends.tie).toBe(all)
})

test('the return of each bet equals the known tables for eight decks', () => {
  const { returnOfPlayer, returnOfBanker, returnOfTie } = figuresOf(tally)

  expect(fraction(returnOfPlayer.numerator, returnOfPlayer.denominator)).toEqual(returnOfPlayer)
  expect(decimal(returnOfPlayer, 4)).toBe('0.9876')
  expect(decimal(returnOfBanker, 4)).toBe('0.9894')
  expect(decimal(returnOfTie, 4)).toBe('0.8564')
})

test('the return of each spot in simulated shoes matches its computed return to player', () => {
  const seen = simulateCoups(COUPS, seededDraw(20_261_123))

  expect(seen.filter(({ sigmas }) => sigmas > MAX_SIGMAS)).toEqual([])
})
