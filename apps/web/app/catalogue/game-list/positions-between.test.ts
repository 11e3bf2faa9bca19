import fc from 'fast-check'
import { expect, test } from 'vitest'

import { positionsBetween } from './positions-between.ts'
import { nextRange } from './next-range.ts'

test.each([
  ['the first rows', [0, 320], { from: 0, to: 6 }],
  ['two rows that are partly in the range', [159, 161], { from: 0, to: 6 }],
  ['an incomplete last row', [400, 900], { from: 6, to: 10 }],
  ['the last row, for a range beyond the end', [5_000, 6_000], { from: 9, to: 10 }],
  ['the first row, for a range above the list', [-900, -100], { from: 0, to: 3 }],
] as const)('%s', (_, [top, bottom], range) => {
  expect(positionsBetween(top, bottom, { rowPx: 160, columns: 3, count: 10 })).toEqual(range)
})

test('with any number of games, at any position, drawing terminates and includes all visible positions', () => {
  const anyList = {
    count: fc.integer({ min: 1, max: 100 }),
    top: fc.integer({ min: -900, max: 6_000 }),
    columns: fc.constantFrom(3, 6),
  }
  fc.assert(
    fc.property(
      fc.record({ ...anyList, from: fc.nat(60), drawn: fc.nat(45) }),
      ({ count, top, columns, from, drawn }) => {
        const list = { rowPx: 160, columns, count }
        const target = positionsBetween(top - 300, top + 1_700, list)
        const visible = positionsBetween(top, top + 800, list)
        let view = { from: Math.min(from, count), to: Math.min(from + drawn, count) }
        for (let step = 0; step < 200; step += 1) {
          const next = nextRange(view, { target, visible, maximum: 15 * columns })
          if (next.from === view.from && next.to === view.to) break
          // The number drawn is limited by the number of games.
          view = { ...next, to: Math.min(next.to, count) }
          expect(step).toBeLessThan(199)
        }
        expect(view.from).toBeLessThanOrEqual(visible.from)
        expect(view.to).toBeGreaterThanOrEqual(visible.to)
      },
    ),
  )
})
