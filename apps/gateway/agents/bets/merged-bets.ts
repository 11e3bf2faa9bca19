import type { Found } from '../../kit/bounded-scan/bounded-scan.ts'
import { byCursor } from '../../kit/bounded-scan/cursor.ts'
import type { Cursor } from '../../kit/bounded-scan/cursor.ts'

/** Order of bets with the same timestamp. */
export const KINDS = { round: 1, lottery: 0 } as const
export type Kind = (typeof KINDS)[keyof typeof KINDS]

/** Cursor in the merged list. */
export interface BetCursor extends Cursor {
  kind: Kind
}

interface Part<Row extends Cursor> extends Found<Row> {
  kind: Kind
}

const MAX_NUMBER = 9_223_372_036_854_775_807n

/** Returns the cursor in the rows of one kind that corresponds to a cursor of the merged list. */
export function cursorOfKind(after: BetCursor | null, kind: Kind): Cursor | null {
  if (!after || after.kind === kind) return after
  return { moment: after.moment, id: kind < after.kind ? MAX_NUMBER : 0n }
}

/** Compares latest first, across kinds. */
export function byBetCursor(a: BetCursor, b: BetCursor): number {
  return a.moment === b.moment && a.kind !== b.kind ? b.kind - a.kind : byCursor(a, b)
}

/**
 * Merges the rows of both kinds, latest first, down to the cursor that both scans have reached. Rows after this cursor
 * may be incomplete and are dropped.
 */
export function mergedBets<Row extends Cursor>(
  parts: readonly Part<Row>[],
): { rows: (Row & { kind: Kind })[]; resumeCursor: BetCursor | null } {
  const resumeCursors = parts.flatMap(({ resumeCursor, kind }) => (resumeCursor ? [{ ...resumeCursor, kind }] : []))
  const resumeCursor = resumeCursors.toSorted(byBetCursor)[0] ?? null
  const rows = parts
    .flatMap((part) => part.rows.map((row) => ({ ...row, kind: part.kind })))
    .filter((row) => !resumeCursor || byBetCursor(row, resumeCursor) <= 0)
    .toSorted(byBetCursor)
  return { rows, resumeCursor }
}

export const cursorText = ({ moment, kind, id }: BetCursor): string => `${moment}.${kind}.${id}`

/** Parses a cursor, whose format the contract has validated. It need not refer to an existing bet. */
export function parseBetCursor(text: string | undefined): BetCursor | null {
  const [moment, kind, id] = text?.split('.') ?? []
  if (!moment || !kind || !id) return null
  return { moment: BigInt(moment), kind: kind === '1' ? 1 : 0, id: BigInt(id) }
}
