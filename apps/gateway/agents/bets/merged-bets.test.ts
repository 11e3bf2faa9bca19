import fc from 'fast-check'
import { expect, test } from 'vitest'

import { byCursor } from '../../kit/bounded-scan/cursor.ts'
import { byBetCursor, mergedBets, parseBetCursor, cursorOfKind, cursorText } from './merged-bets.ts'
import type { BetCursor, Kind } from './merged-bets.ts'

const anyCursor = fc.record({ moment: fc.bigInt(1n, 6n), id: fc.bigInt(1n, 5n) })
const anyPart = fc.record({
  kind: fc.constantFrom<Kind>(0, 1),
  rows: fc.uniqueArray(anyCursor, { selector: ({ moment, id }) => `${moment}.${id}`, maxLength: 12 }),
})

/** Simulates the scan of one kind: at most `scanBudget` rows after a cursor, and the cursor at which the scan ended. */
function scanResult(
  { kind, rows }: { kind: Kind; rows: { moment: bigint; id: bigint }[] },
  after: BetCursor | null,
  scanBudget: number,
) {
  const cursor = cursorOfKind(after, kind)
  const rowsAfter = rows.toSorted(byCursor).filter((row) => !cursor || byCursor(cursor, row) < 0)
  const seen = rowsAfter.slice(0, scanBudget)
  return { kind, rows: seen, resumeCursor: rowsAfter.length > seen.length ? (seen.at(-1) ?? null) : null }
}

test('both kinds are merged without gaps or duplicates, wherever their scans end', () => {
  fc.assert(
    fc.property(
      anyPart,
      anyPart,
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 4 }),
      (anyRounds, anyLottery, roundBudget, lotteryBudget) => {
        const [rounds, lottery] = [
          { ...anyRounds, kind: 1 as const },
          { ...anyLottery, kind: 0 as const },
        ]
        const listed: string[] = []
        let after: BetCursor | null = null
        for (let page = 0; page < 60; page += 1) {
          const found: ReturnType<typeof mergedBets> = mergedBets([
            scanResult(rounds, after, roundBudget),
            scanResult(lottery, after, lotteryBudget),
          ])
          listed.push(...found.rows.map(cursorText))
          after = found.resumeCursor && parseBetCursor(cursorText(found.resumeCursor))
          if (!after) break
        }
        const all = [rounds, lottery].flatMap(({ rows, kind }) => rows.map((row) => ({ ...row, kind })))
        expect(listed).toEqual(all.toSorted(byBetCursor).map(cursorText))
      },
    ),
  )
})
