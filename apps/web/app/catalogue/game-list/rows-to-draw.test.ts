import fc from 'fast-check'
import { expect, test } from 'vitest'

import { rowsToDraw } from './rows-to-draw.ts'
import type { Rows } from './rows-to-draw.ts'

const rows = (from: number, to: number): Rows => ({ from, to })

test.each([
  ['one row at the end is missing', rows(0, 9), rows(0, 10), rows(0, 10)],
  ['some are', rows(0, 9), rows(0, 13), rows(0, 10)],
  ['many are', rows(0, 9), rows(0, 21), rows(0, 12)],
  ['some are too many at the head', rows(0, 9), rows(3, 9), rows(1, 9)],
  ['both', rows(4, 12), rows(6, 14), rows(5, 13)],
  ['nothing is missing', rows(4, 12), rows(4, 12), rows(4, 12)],
])('where %s', (_, now, wanted, next) => {
  expect(rowsToDraw(now, { wanted, seen: rows(5, 8) })).toEqual(next)
})

test('a jump draws what it comes to at once', () => {
  expect(rowsToDraw(rows(0, 9), { wanted: rows(200, 220), seen: rows(206, 212) })).toEqual(rows(200, 220))
})

test('step by step it comes to what is wanted, and what is on the screen is drawn all the while', () => {
  const number = fc.nat({ max: 60 })
  fc.assert(
    fc.property(number, number, number, number, (start, length, top, height) => {
      const seen = rows(top + 6, top + 6 + height)
      const wanted = rows(top, seen.to + 6)
      let now = rows(start, start + length)
      for (let frame = 0; frame < 60; frame++) {
        now = rowsToDraw(now, { wanted, seen })
        expect(now.from).toBeLessThanOrEqual(seen.from)
        expect(now.to).toBeGreaterThanOrEqual(seen.to)
      }
      expect(now).toEqual(wanted)
    }),
  )
})
