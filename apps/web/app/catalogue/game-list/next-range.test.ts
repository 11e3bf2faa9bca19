import fc from 'fast-check'
import { expect, test } from 'vitest'

import { COLUMNS } from './list-position.ts'
import { nextRange } from './next-range.ts'
import type { PositionRange } from './next-range.ts'

const rows = (from: number, to: number): PositionRange => ({ from: from * COLUMNS, to: to * COLUMNS })
const range = (from: number, to: number): PositionRange => ({ from, to })
const maximum = 30

test.each([
  ['one position at the end is missing', range(0, 27), range(0, 28), range(0, 28)],
  ['many are', rows(0, 9), rows(0, 10), range(0, 28)],
  ['one position at the start is missing', range(7, 27), rows(2, 9), range(6, 27)],
  ['many positions are missing at both ends', rows(4, 9), rows(3, 12), range(12, 28)],
  ['the maximum is reached and the end is missing', range(0, 30), rows(3, 12), range(1, 31)],
  ['the maximum is reached and the start is missing', range(12, 42), rows(2, 11), range(11, 41)],
  ['more than the target is drawn', rows(0, 9), rows(3, 9), rows(0, 9)],
  ['no position is missing', rows(4, 12), rows(4, 12), rows(4, 12)],
])('when %s', (_, now, target, next) => {
  expect(nextRange(now, { target, visible: rows(5, 8), maximum })).toEqual(next)
})

test('visible positions are added faster, at either end', () => {
  expect(nextRange(range(0, 20), { target: rows(0, 10), visible: rows(3, 9), maximum })).toEqual(range(0, 22))
  expect(nextRange(range(14, 40), { target: rows(1, 11), visible: rows(3, 9), maximum })).toEqual(range(12, 40))
})

test('after a jump all visible positions are drawn immediately', () => {
  expect(nextRange(rows(0, 9), { target: rows(200, 210), visible: rows(203, 209), maximum })).toEqual(rows(203, 209))
})

test('the steps reach the target range, never reduce the visible part, and never exceed the maximum', () => {
  const number = fc.nat({ max: 60 })
  const length = fc.integer({ min: 1, max: 60 })
  fc.assert(
    fc.property(number, length, number, length, (start, drawn, top, height) => {
      const visible = rows(top + 6, top + 6 + height)
      const target = rows(top, top + 12 + height)
      const max = target.to - target.from
      let now = rows(start, start + drawn)
      for (let frame = 0; frame < 700; frame++) {
        const before = onScreen(now, visible)
        const next = nextRange(now, { target, visible, maximum: max })
        expect(onScreen(next, visible)).toBeGreaterThanOrEqual(Math.max(1, before))
        expect(next.to - next.from).toBeLessThanOrEqual(Math.max(max, now.to - now.from))
        now = next
      }
      expect(now.from).toBeLessThanOrEqual(target.from)
      expect(now.to).toBeGreaterThanOrEqual(target.to)
    }),
  )
})

const onScreen = (drawn: PositionRange, seen: PositionRange): number =>
  Math.max(0, Math.min(drawn.to, seen.to) - Math.max(drawn.from, seen.from))
