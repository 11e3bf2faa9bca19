import fc from 'fast-check'
import { expect, test } from 'vitest'

import { COLUMNS } from './place.ts'
import { placesToDraw } from './places-to-draw.ts'
import type { Places } from './places-to-draw.ts'

const rows = (from: number, to: number): Places => ({ from: from * COLUMNS, to: to * COLUMNS })
const places = (from: number, to: number): Places => ({ from, to })
const most = 30

test.each([
  ['one at the end is missing', places(0, 27), places(0, 28), places(0, 28)],
  ['many are', rows(0, 9), rows(0, 10), places(0, 28)],
  ['one at the head is', places(7, 27), rows(2, 9), places(6, 27)],
  ['many are at both ends', rows(4, 9), rows(3, 12), places(12, 28)],
  ['there are as many as may be', places(0, 30), rows(3, 12), places(1, 31)],
  ['that is so upwards', places(12, 42), rows(2, 11), places(11, 41)],
  ['more are drawn than are wanted', rows(0, 9), rows(3, 9), rows(0, 9)],
  ['nothing is missing', rows(4, 12), rows(4, 12), rows(4, 12)],
])('where %s', (_, now, wanted, next) => {
  expect(placesToDraw(now, { wanted, seen: rows(5, 8), most })).toEqual(next)
})

test('visible positions are added faster, at either end', () => {
  expect(placesToDraw(places(0, 20), { wanted: rows(0, 10), seen: rows(3, 9), most })).toEqual(places(0, 22))
  expect(placesToDraw(places(14, 40), { wanted: rows(1, 11), seen: rows(3, 9), most })).toEqual(places(12, 40))
})

test('a jump draws all visible positions of the new place immediately', () => {
  expect(placesToDraw(rows(0, 9), { wanted: rows(200, 210), seen: rows(203, 209), most })).toEqual(rows(203, 209))
})

test('the steps reach the wanted range, never reduce the visible part, and never exceed the maximum', () => {
  const number = fc.nat({ max: 60 })
  const length = fc.integer({ min: 1, max: 60 })
  fc.assert(
    fc.property(number, length, number, length, (start, drawn, top, height) => {
      const seen = rows(top + 6, top + 6 + height)
      const wanted = rows(top, top + 12 + height)
      const atMost = wanted.to - wanted.from
      let now = rows(start, start + drawn)
      for (let frame = 0; frame < 700; frame++) {
        const before = onScreen(now, seen)
        const next = placesToDraw(now, { wanted, seen, most: atMost })
        expect(onScreen(next, seen)).toBeGreaterThanOrEqual(Math.max(1, before))
        expect(next.to - next.from).toBeLessThanOrEqual(Math.max(atMost, now.to - now.from))
        now = next
      }
      expect(now.from).toBeLessThanOrEqual(wanted.from)
      expect(now.to).toBeGreaterThanOrEqual(wanted.to)
    }),
  )
})

const onScreen = (drawn: Places, seen: Places): number =>
  Math.max(0, Math.min(drawn.to, seen.to) - Math.max(drawn.from, seen.from))
