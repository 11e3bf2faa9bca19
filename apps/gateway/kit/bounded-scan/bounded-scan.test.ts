import fc from 'fast-check'
import { expect, test } from 'vitest'

import { boundedScan } from './bounded-scan.ts'
import type { Bounds, Found } from './bounded-scan.ts'
import { afterCursor, byCursor, momentOf } from './cursor.ts'
import type { Cursor, Span, TimeInterval } from './cursor.ts'

interface Row extends Cursor {
  isRequested: boolean
}

const DAY_MS = 1_000
const DAYS: TimeInterval[] = [3, 2, 1, 0].map((day) => ({
  from: new Date(day * DAY_MS),
  until: new Date((day + 1) * DAY_MS),
}))
const anyRows = fc.uniqueArray(
  fc.record({ moment: fc.bigInt(0n, 3_999_999n), id: fc.bigInt(1n, 4n), isRequested: fc.boolean() }),
  { selector: ({ moment, id }) => `${moment}.${id}`, maxLength: 40 },
)

/** Simulates a table with these rows. */
function walkOf(rows: readonly Row[]) {
  const sorted = rows.toSorted(byCursor)
  return (span: Span, { limit, scanBudget }: Bounds) => {
    const inSpan = sorted.filter((row) => byCursor(span.after, row) < 0 && row.moment >= momentOf(span.from))
    const seen = inSpan.slice(0, scanBudget)
    const found = seen.filter(({ isRequested }) => isRequested).slice(0, limit)
    const resumeCursor = found.length === limit ? found.at(-1) : seen.length === scanBudget && seen.at(-1)
    return Promise.resolve({ rows: found, resumeCursor: resumeCursor || null, scannedRows: seen.length })
  }
}

test('page by page each row is found once, in order, with any scan budget', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyRows,
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 7 }),
      async (rows, limit, scanBudget) => {
        const found: Row[] = []
        let after: Cursor | null = null
        for (let answers = 0; answers < 200; answers += 1) {
          const page: Found<Row> = await boundedScan(afterCursor(DAYS, after), walkOf(rows), { limit, scanBudget })
          found.push(...page.rows)
          after = page.resumeCursor
          if (!after) break
        }
        expect(after).toBeNull()
        expect(found).toEqual(rows.filter(({ isRequested }) => isRequested).toSorted(byCursor))
      },
    ),
  )
})

test('a page ends early when the scan budget is spent, over any number of days', async () => {
  const rows = DAYS.flatMap(({ from }) =>
    Array.from({ length: 5 }, (_, id) => ({ moment: momentOf(from), id: BigInt(id), isRequested: false })),
  )
  const requested: number[] = []
  const walk = (span: Span, bounds: Bounds) => {
    requested.push(bounds.scanBudget)
    return walkOf(rows)(span, bounds)
  }
  const found = await boundedScan(afterCursor(DAYS, null), walk, { limit: 1, scanBudget: 9 })
  expect(found).toMatchObject({ rows: [], resumeCursor: { moment: momentOf(DAYS[1]?.from ?? new Date()), id: 1n } })
  expect(requested).toEqual([9, 4])
})
