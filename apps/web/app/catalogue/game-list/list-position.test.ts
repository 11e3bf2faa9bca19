import fc from 'fast-check'
import { expect, test } from 'vitest'

import { positionAfter, positionOf, rowsBefore, withPosition } from './list-position.ts'

test.each([
  ['', 0],
  ['at=78.35', 78.35],
  ['at=0', 0],
  ['at=-3', 0],
  ['at=78.355', 0],
  ['at=1e3', 0],
  ['at=9999', 1000],
  ['at=99999999', 0],
  ['at=x', 0],
])('%j has the position %d', (query, index) => {
  expect(positionOf(new URLSearchParams(query))).toBe(index)
})

test.each([
  ['/m/gameList?gameType=RNG', 6.5, '/m/gameList?gameType=RNG&at=6.5'],
  ['/m/gameList?gameType=RNG&at=3', 6.5, '/m/gameList?gameType=RNG&at=6.5'],
  ['/m/gameList?at=3', 0, '/m/gameList'],
  ['/m/gameList', 0, '/m/gameList'],
])('%j at %d is %j', (address, index, text) => {
  expect(withPosition(address, index)).toBe(text)
})

test('a restored position equals the stored one, within a hundredth of a row', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 160, noNaN: true }), fc.constantFrom(3, 6), (rows, columns) => {
      expect(rowsBefore(positionAfter(rows, columns), columns)).toBeCloseTo(rows, 1)
    }),
  )
})

test('above the list and at its top the position is the start', () => {
  expect(positionAfter(-2, 3)).toBe(0)
  expect(positionAfter(0, 3)).toBe(0)
})
