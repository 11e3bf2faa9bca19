import { statSync } from 'node:fs'

import { expect, test } from 'vitest'

import { decimal, fraction } from '../../kit/maths/exact/fraction.ts'
import { seededDraw } from '../../kit/maths/seeded-draw.ts'
import { MAX_SIGMAS, sigmasOff, bernoulliVariance } from '../../test/sigmas-off.ts'
import { figuresOfBook, playedBook } from '../maths/exact/figures.ts'
import { MAX_STAKES } from '../maths/paytable.ts'
import { published } from '../maths/published.ts'
import { simulateCluster } from '../maths/simulate.ts'
import { BOOK_FILE } from './book-file.ts'
import { book, drawEntry, totalWeight } from './read-book.ts'

const ROUNDS = 1_000_000
const DECIMALS = 10
const MAX_BYTES = 100 * 1024
/** Weights are drawn from 32-bit numbers. */
const MAX_WEIGHT = 2 ** 32

test('every published figure is the exact sum over the whole book', () => {
  const figures = figuresOfBook()
  const decimals = Object.entries(figures).map(([name, exact]) => [name, decimal(exact, DECIMALS)])

  expect({ ...Object.fromEntries(decimals), rounds: book.length }).toEqual(published)
  expect(figures.returnToPlayer).toEqual(fraction(24, 25))
  expect(figures.largestWin).toEqual(fraction(MAX_STAKES))
})

test('the book is small and contains no round twice, and no round is drawn frequently', () => {
  expect(statSync(BOOK_FILE).size).toBeLessThan(MAX_BYTES)
  expect(new Set(book.map(({ seed }) => seed)).size).toBe(book.length)
  expect(totalWeight).toBeLessThan(MAX_WEIGHT)
  for (const { seed, weight } of book) {
    expect(Number.isSafeInteger(seed) && Number.isSafeInteger(weight) && weight > 0).toBe(true)
    expect(weight / totalWeight).toBeLessThan(1 / 3_000)
  }
})

test('the number of draws that select an entry equals its weight', () => {
  let drawCount = 0
  for (const [index, { weight }] of book.entries()) {
    expect(drawEntry(() => drawCount)).toBe(index)
    expect(drawEntry(() => drawCount + weight - 1)).toBe(index)
    drawCount += weight
  }
  expect(drawCount).toBe(totalWeight)
})

test('return, hit rate and free spins of simulated rounds match the published figures', () => {
  const draw = seededDraw(20_261_123)
  const seen = { hits: 0, freeSpins: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    const played = playedBook[drawEntry(draw)]
    if ((played?.units ?? 0) > 0) seen.hits += 1
    if ((played?.freeSpins ?? 0) > 0) seen.freeSpins += 1
  }

  const { hitRate, freeSpinsChance } = published
  expect(simulateCluster(ROUNDS, draw).sigmas).toBeLessThan(MAX_SIGMAS)
  expect(sigmasOff(seen.hits / ROUNDS, hitRate, bernoulliVariance(hitRate) / ROUNDS)).toBeLessThan(MAX_SIGMAS)
  expect(sigmasOff(seen.freeSpins / ROUNDS, freeSpinsChance, bernoulliVariance(freeSpinsChance) / ROUNDS)).toBeLessThan(
    MAX_SIGMAS,
  )
})
