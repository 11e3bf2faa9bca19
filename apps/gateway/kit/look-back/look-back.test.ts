import fc from 'fast-check'
import { expect, test } from 'vitest'

import { lookBack } from './look-back.ts'
import type { Bounds, Found } from './look-back.ts'
import { behindPlace, byPlace, momentOf } from './place.ts'
import type { Place, Span, Stretch } from './place.ts'

interface Row extends Place {
  isAsked: boolean
}

const DAY_MS = 1_000
const DAYS: Stretch[] = [3, 2, 1, 0].map((day) => ({
  from: new Date(day * DAY_MS),
  until: new Date((day + 1) * DAY_MS),
}))
const anyRows = fc.uniqueArray(
  fc.record({ moment: fc.bigInt(0n, 3_999_999n), id: fc.bigInt(1n, 4n), isAsked: fc.boolean() }),
  { selector: ({ moment, id }) => `${moment}.${id}`, maxLength: 40 },
)

/** What a table would answer that holds these rows. */
function walkOf(rows: readonly Row[]) {
  const sorted = rows.toSorted(byPlace)
  return (span: Span, { limit, looks }: Bounds) => {
    const inSpan = sorted.filter((row) => byPlace(span.behind, row) < 0 && row.moment >= momentOf(span.from))
    const seen = inSpan.slice(0, looks)
    const found = seen.filter(({ isAsked }) => isAsked).slice(0, limit)
    const edge = found.length === limit ? found.at(-1) : seen.length === looks && seen.at(-1)
    return Promise.resolve({ rows: found, edge: edge || null, looked: seen.length })
  }
}

test('page by page it finds each row once, in order, however little is looked at for one answer', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyRows,
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 7 }),
      async (rows, limit, looks) => {
        const found: Row[] = []
        let after: Place | null = null
        for (let answers = 0; answers < 200; answers += 1) {
          const page: Found<Row> = await lookBack(behindPlace(DAYS, after), walkOf(rows), { limit, looks })
          found.push(...page.rows)
          after = page.edge
          if (!after) break
        }
        expect(after).toBeNull()
        expect(found).toEqual(rows.filter(({ isAsked }) => isAsked).toSorted(byPlace))
      },
    ),
  )
})

test('an answer ends early rather than look for long, over however many days', async () => {
  const rows = DAYS.flatMap(({ from }) =>
    Array.from({ length: 5 }, (_, id) => ({ moment: momentOf(from), id: BigInt(id), isAsked: false })),
  )
  const asked: number[] = []
  const walk = (span: Span, bounds: Bounds) => {
    asked.push(bounds.looks)
    return walkOf(rows)(span, bounds)
  }
  const found = await lookBack(behindPlace(DAYS, null), walk, { limit: 1, looks: 9 })
  expect(found).toMatchObject({ rows: [], edge: { moment: momentOf(DAYS[1]?.from ?? new Date()), id: 1n } })
  expect(asked).toEqual([9, 4])
})
