import fc from 'fast-check'
import { expect, test } from 'vitest'

import { lookBack } from './look-back.ts'
import type { Step } from './look-back.ts'
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
const MOST = 7
const anyRows = fc.uniqueArray(
  fc.record({ moment: fc.bigInt(0n, 3_999_999n), id: fc.bigInt(1n, 4n), isAsked: fc.boolean() }),
  { selector: ({ moment, id }) => `${moment}.${id}`, maxLength: 40 },
)

/** What two tables would answer that hold these rows, of which each step looks at two or three. */
function waysOf(rows: readonly Row[], { areVeryFew, askable }: { areVeryFew: boolean; askable: boolean }) {
  const sorted = rows.toSorted(byPlace)
  const step = (span: Span, looks: number, members: boolean): Promise<Step<Row>> => {
    const inSpan = sorted.filter(
      (row) => byPlace(span.behind, row) < 0 && row.moment >= momentOf(span.from) && (!members || row.isAsked),
    )
    const seen = inSpan.slice(0, looks)
    const edge = inSpan.length > seen.length ? (seen.at(-1) ?? null) : null
    return Promise.resolve({ rows: seen.filter(({ isAsked }) => isAsked), edge, looked: seen.length })
  }
  return {
    walk: (span: Span, looks: number) => step(span, Math.min(looks, 3), false),
    byMembers: askable ? (span: Span) => step(span, 2, true) : null,
    areVeryFew,
  }
}

test('page by page it finds each row once, in order, however little is looked at for one answer', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyRows,
      fc.boolean(),
      fc.boolean(),
      fc.integer({ min: 1, max: 5 }),
      async (rows, areVeryFew, askable, limit) => {
        const found: Row[] = []
        let after: Place | null = null
        for (let answers = 0; answers < 200; answers += 1) {
          const page: Awaited<ReturnType<typeof lookBack<Row, Stretch & Span>>> = await lookBack(
            behindPlace(DAYS, after),
            waysOf(rows, { areVeryFew, askable }),
            { limit, most: MOST },
          )
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

test('an answer ends early rather than look for long', async () => {
  const rows = Array.from({ length: 500 }, (_, id) => ({ moment: 100n, id: BigInt(id), isAsked: false }))
  let looked = 0
  const { walk } = waysOf(rows, { areVeryFew: false, askable: false })
  const counting = async (span: Span, looks: number) => {
    const step = await walk(span, looks)
    looked += step.looked
    return step
  }
  const found = await lookBack(
    behindPlace(DAYS.slice(-1), null),
    { walk: counting, byMembers: null, areVeryFew: false },
    { limit: 1, most: 9 },
  )
  expect(found).toMatchObject({ rows: [], edge: { moment: 100n, id: 491n } })
  expect(looked).toBe(9)
})
