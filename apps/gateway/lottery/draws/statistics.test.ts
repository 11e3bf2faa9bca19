import { FAMILIES } from '@ante/lottery/family.ts'
import { drawFromBytes } from '@ante/lottery/draw-from-bytes.ts'
import { expect, test } from 'vitest'

import { statisticsOf } from './statistics.ts'

/** Returns five-digit draws with these tens, given from the oldest to the latest. */
const tensOf = (...digits: number[]) => digits.toReversed().map((digit) => [0, 0, 0, digit, 0])

const tens = (draws: number[][], ball: string) =>
  statisticsOf('SSC', draws)
    .find(({ position }) => position === 'tens')
    ?.balls.find((candidate) => candidate.ball === ball)

// Source: domain handbook 5.6.
test.each([
  ['3', 2, 2],
  ['9', 0, 1],
  ['7', 3, 1],
  ['8', 5, 0],
])('of tens 3, 7, 3, 1, 9 %s has not come for %i draws, and came %i times', (ball, omission, count) => {
  expect(tens(tensOf(3, 7, 3, 1, 9), ball)).toMatchObject({ omission, frequency: { 30: count, 50: count, 100: count } })
})

test.each([
  ['3', '1.50', 2],
  ['9', '4.00', 4],
  ['8', null, 5],
])('of the same %s has an average gap of %s and a maximum of %i', (ball, averageOmission, maximumOmission) => {
  expect(tens(tensOf(3, 7, 3, 1, 9), ball)).toMatchObject({ averageOmission, maximumOmission })
})

test('the three most and least frequent numbers of fifty draws are hot and cold', () => {
  const times = [1, 2, 3, 4, 5, 5, 6, 7, 8, 9]
  const draws = times.flatMap((count, digit) => Array.from({ length: count }, () => digit))
  const balls = statisticsOf('SSC', tensOf(...draws)).find(({ position }) => position === 'tens')?.balls ?? []
  expect(balls.filter(({ heat }) => heat === 'hot').map(({ ball }) => ball)).toEqual(['7', '8', '9'])
  expect(balls.filter(({ heat }) => heat === 'cold').map(({ ball }) => ball)).toEqual(['0', '1', '2'])
})

test('no number is hot if all are equally frequent, for example before the first draw', () => {
  const balls = statisticsOf('SSC', []).flatMap((position) => position.balls)
  expect(balls.filter(({ heat }) => heat !== null)).toEqual([])
})

test.each(FAMILIES)('each ball of a draw of %s has a separate position', (family) => {
  let byte = 7
  const draws = Array.from({ length: 40 }, () => drawFromBytes(family, () => (byte = (byte * 73 + 41) % 256)))
  for (const { balls } of statisticsOf(family, draws)) {
    expect(new Set(balls.map(({ ball }) => ball)).size).toBe(balls.length)
    expect(balls.some(({ frequency }) => frequency[100] > 0)).toBe(true)
  }
})
