import fc from 'fast-check'
import { expect, test } from 'vitest'

import { pageOf } from './page-of.ts'

test('page by page each row is returned once, in order, and the last page has no next one', () => {
  const rows = fc.uniqueArray(fc.integer({ min: 0, max: 500 }), { maxLength: 60 })
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 9 }), (all, size) => {
      const sorted = all.toSorted((a, b) => b - a)
      const rowsAfter = (cursor: number | null) =>
        sorted.filter((row) => cursor === null || row < cursor).slice(0, size + 1)
      const seen: number[][] = []
      let cursor: number | null = null
      do {
        const { page, next }: { page: number[]; next: number | null } = pageOf(rowsAfter(cursor), size, (last) => last)
        seen.push(page)
        cursor = next
      } while (cursor !== null)

      expect(seen.flat()).toEqual(sorted)
      expect(seen.length).toBe(Math.max(1, Math.ceil(sorted.length / size)))
    }),
  )
})
