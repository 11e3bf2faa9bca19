import fc from 'fast-check'
import { expect, test } from 'vitest'

import { rowScroll } from './row-scroll.ts'

/** Returns items of these widths with a gap between them. */
function rowOf(widths: readonly number[], gap = 8) {
  let start = 0
  return widths.map((width) => {
    const item = { start, end: start + width }
    start = item.end + gap
    return item
  })
}

test.each([
  { name: 'a row does not scroll if the item is visible', index: 2, width: 366, to: 0 },
  { name: 'a narrow row scrolls to its second item', index: 3, width: 296, to: 80 },
  { name: 'after the last item no further item is indicated', index: 5, width: 230, to: 360 },
])('$name', ({ index, width, to }) => {
  expect(rowScroll(rowOf([72, 96, 76, 84, 100, 110]), index, width)).toBe(to)
})

test('any selected item becomes completely visible, and the row starts with a whole item', () => {
  const widths = fc.array(fc.integer({ min: 44, max: 290 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(widths, fc.nat(), fc.integer({ min: 290, max: 600 }), (list, any, width) => {
      const items = rowOf(list)
      const index = any % items.length
      const to = rowScroll(items, index, width)
      const chosen = items[index]
      expect(items.map(({ start }) => start)).toContain(to)
      expect(chosen && chosen.start >= to && chosen.end <= to + width).toBe(true)
    }),
  )
})
