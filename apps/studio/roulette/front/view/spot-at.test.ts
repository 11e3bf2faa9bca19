import { expect, test } from 'vitest'

import { spots } from '../../maths/spots.ts'
import { spotPosition, spotAt } from './spot-at.ts'

const DECIMALS = [0.05, 0.5, 0.95]
const touched = Array.from({ length: 36 }, (_, index) => index + 1).flatMap((number) =>
  DECIMALS.flatMap((x) => DECIMALS.map((y) => spotAt(number, { x, y }))),
)

test('every tap on a number means an existing bet', () => {
  expect(touched.filter((id) => !spots.has(id))).toEqual([])
})

test('every inner bet can be tapped, except the zero, which has a separate cell', () => {
  const inner = [...spots.values()].filter(({ numbers, id }) => id === numbers.join('-'))
  const missed = inner.map(({ id }) => id).filter((id) => !touched.includes(id))

  expect(missed).toEqual(['0'])
})

test.each([
  [17, 0.5, 0.5, '17'],
  [17, 0.5, 0.1, '17-18'],
  [17, 0.9, 0.5, '17-20'],
  [17, 0.9, 0.9, '16-17-19-20'],
  [16, 0.5, 0.9, '16-17-18'],
  [16, 0.9, 0.9, '16-17-18-19-20-21'],
  [2, 0.1, 0.5, '0-2'],
  [2, 0.1, 0.1, '0-2-3'],
  [1, 0.1, 0.9, '0-1-2-3'],
  [36, 0.9, 0.1, '36'],
])('a tap on %d at %f across and %f down means %s', (...testCase) => {
  const [number, x, y, spot] = testCase
  expect(spotAt(number, { x, y })).toBe(spot)
})

test.each([
  ['1', 0.5, 2.5],
  ['3', 0.5, 0.5],
  ['17-20', 6, 1.5],
  ['16-17-18', 5.5, 3],
  ['16-17-18-19-20-21', 6, 3],
  ['0-2', 0, 1.5],
  ['0-2-3', 0, 1],
  ['0-1-2-3', 0, 3],
])('chips on %s are placed at %f, %f', (spot, x, y) => {
  expect(spotPosition(spot)).toEqual({ x, y })
})
