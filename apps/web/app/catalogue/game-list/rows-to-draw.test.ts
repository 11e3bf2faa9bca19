import fc from 'fast-check'
import { expect, test } from 'vitest'

import { rowsToDraw } from './rows-to-draw.ts'
import type { Rows } from './rows-to-draw.ts'

const rows = (from: number, to: number): Rows => ({ from, to })

test.each([
  ['one row at the end is missing', rows(0, 9), rows(0, 10), rows(0, 10)],
  ['many are', rows(0, 9), rows(0, 21), rows(0, 10)],
  ['some are too many at the head', rows(0, 9), rows(3, 9), rows(1, 9)],
  ['both', rows(4, 12), rows(6, 14), rows(5, 13)],
  ['nothing is missing', rows(4, 12), rows(4, 12), rows(4, 12)],
])('where %s, a row comes or goes at either end', (_, now, wanted, next) => {
  expect(rowsToDraw(now, { wanted, seen: rows(5, 8) })).toEqual(next)
})

test('a jump draws at once what the screen shows of the place it comes to', () => {
  expect(rowsToDraw(rows(0, 9), { wanted: rows(200, 220), seen: rows(206, 212) })).toEqual(rows(206, 212))
})

test('step by step it comes to what is wanted, the screen never has a smaller part of it, and never none', () => {
  const number = fc.nat({ max: 60 })
  fc.assert(
    fc.property(
      number,
      fc.integer({ min: 1, max: 60 }),
      number,
      fc.integer({ min: 1, max: 60 }),
      (start, length, top, height) => {
        const seen = rows(top + 6, top + 6 + height)
        const wanted = rows(top, seen.to + 6)
        let now = rows(start, start + length)
        for (let frame = 0; frame < 140; frame++) {
          const before = onScreen(now, seen)
          now = rowsToDraw(now, { wanted, seen })
          expect(onScreen(now, seen)).toBeGreaterThanOrEqual(Math.max(1, before))
        }
        expect(now).toEqual(wanted)
      },
    ),
  )
})

const onScreen = (drawn: Rows, seen: Rows): number =>
  Math.max(0, Math.min(drawn.to, seen.to) - Math.max(drawn.from, seen.from))
