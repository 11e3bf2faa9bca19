import { expect, test } from 'vitest'

import { hitStatistics } from './hit-statistics.ts'

/** The tens digits of the example in domain handbook 5.6, the latest first. */
const EXAMPLE = [3, 7, 3, 1, 9].reverse().map((digit) => [digit])

test('the example of the handbook is reproduced', () => {
  const of = hitStatistics(EXAMPLE, 10)
  expect([of[3]?.omission, of[9]?.omission, of[7]?.omission, of[1]?.omission]).toEqual([2, 0, 3, 1])
  expect(of[3]).toMatchObject({ frequency: { 30: 2 }, averageOmission: '1.50', heat: 'hot' })
})

test('a digit without a hit has no average, and an omission of all draws', () => {
  expect(hitStatistics(EXAMPLE, 10)[0]).toMatchObject({ omission: 5, maximumOmission: 5, averageOmission: null })
})

test('the longest omission is found at any position', () => {
  const came = [[0], [1], [1], [1], [0], [1]]
  expect(hitStatistics(came, 2).map(({ maximumOmission }) => maximumOmission)).toEqual([3, 1])
})

test('only the last 50 draws determine hot and cold', () => {
  const hits = [...Array.from({ length: 50 }, () => [1, 2, 3]), ...Array.from({ length: 50 }, () => [9])]
  expect(hitStatistics(hits, 10).map(({ heat }) => heat)).toEqual([
    null,
    'hot',
    'hot',
    'hot',
    null,
    null,
    null,
    'cold',
    'cold',
    'cold',
  ])
  expect(hitStatistics(hits, 4).every(({ heat }) => heat === null)).toBe(true)
})

test('nothing is hot if all are equally frequent, or there are only six', () => {
  const hits = Array.from({ length: 50 }, (_, draw) => [draw % 10])
  expect(hitStatistics(hits, 10).every(({ heat }) => heat === null)).toBe(true)
  expect(hitStatistics([[1], [1], [2]], 6).every(({ heat }) => heat === null)).toBe(true)
})
