import fc from 'fast-check'
import { expect, test } from 'vitest'

import { COLUMNS } from './place.ts'
import { placesToDraw } from './places-to-draw.ts'
import type { Places } from './places-to-draw.ts'

const rows = (from: number, to: number): Places => ({ from: from * COLUMNS, to: to * COLUMNS })
const places = (from: number, to: number): Places => ({ from, to })

test.each([
  ['one place at the end is missing', places(0, 27), places(0, 28), places(0, 28)],
  ['many are', rows(0, 9), rows(0, 21), places(0, 28)],
  ['one at the head is', places(7, 27), rows(2, 9), places(6, 27)],
  ['many are at both ends', rows(4, 9), rows(0, 14), places(12, 28)],
  ['some are too many at the head', rows(0, 9), rows(3, 9), rows(1, 9)],
  ['some are at the end', rows(0, 9), rows(0, 8), rows(0, 8)],
  ['some are too many while others are missing', rows(4, 12), rows(6, 14), places(12, 37)],
  ['more than that are', rows(1, 12), rows(6, 14), places(6, 37)],
  ['nothing is missing', rows(4, 12), rows(4, 12), rows(4, 12)],
])('where %s, a tile comes, or a row goes', (_, now, wanted, next) => {
  expect(placesToDraw(now, { wanted, seen: rows(5, 8) })).toEqual(next)
})

test('what the screen shows already comes by the row, at either end', () => {
  expect(placesToDraw(places(0, 20), { wanted: rows(0, 15), seen: rows(3, 9) })).toEqual(places(0, 23))
  expect(placesToDraw(places(14, 40), { wanted: rows(0, 13), seen: rows(3, 9) })).toEqual(places(11, 40))
})

test('a jump draws at once what the screen shows of the place it comes to', () => {
  expect(placesToDraw(rows(0, 9), { wanted: rows(200, 220), seen: rows(206, 212) })).toEqual(rows(206, 212))
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
        const wanted = rows(top, top + 12 + height)
        let now = rows(start, start + length)
        for (let frame = 0; frame < 700; frame++) {
          const before = onScreen(now, seen)
          now = placesToDraw(now, { wanted, seen })
          expect(onScreen(now, seen)).toBeGreaterThanOrEqual(Math.max(1, before))
        }
        expect(now).toEqual(wanted)
      },
    ),
  )
})

const onScreen = (drawn: Places, seen: Places): number =>
  Math.max(0, Math.min(drawn.to, seen.to) - Math.max(drawn.from, seen.from))
