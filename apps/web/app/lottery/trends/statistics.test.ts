import { expect, test } from 'vitest'

import { omissionsOf, statisticsOf } from './statistics.ts'

/** The tens digits of the example in domain handbook 5.6, the latest first. */
const EXAMPLE = [3, 7, 3, 1, 9].reverse().map((digit) => [digit])

test('the example of the handbook', () => {
  const of = statisticsOf(EXAMPLE, 10)
  expect([of[3]?.omission, of[9]?.omission, of[7]?.omission, of[1]?.omission]).toEqual([2, 0, 3, 1])
  expect(of[3]).toMatchObject({ frequency: { 30: 2 }, average: '1.50', heat: 'hot' })
})

test('a digit that never came has no average, and was away for all draws', () => {
  expect(statisticsOf(EXAMPLE, 10)[0]).toMatchObject({ omission: 5, maximum: 5, average: null })
})

test('the longest absence is found wherever it was', () => {
  const came = [[0], [1], [1], [1], [0], [1]]
  expect(statisticsOf(came, 2).map(({ maximum }) => maximum)).toEqual([3, 1])
})

test('only the last 50 say what is hot and what is cold', () => {
  const hits = [...Array.from({ length: 50 }, () => [1, 2, 3]), ...Array.from({ length: 50 }, () => [9])]
  expect(statisticsOf(hits, 10).map(({ heat }) => heat)).toEqual([
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
  expect(statisticsOf(hits, 4).every(({ heat }) => heat === null)).toBe(true)
})

test('each cell tells how long its column had not come by then', () => {
  expect(omissionsOf([[0], [1], [1], [0]], 2)).toEqual([
    [0, 1],
    [2, 0],
    [1, 0],
    [0, 1],
  ])
})
