import type { Found } from '../../kit/bounded-scan/bounded-scan.ts'
import { byPlace } from '../../kit/bounded-scan/cursor.ts'
import type { Cursor } from '../../kit/bounded-scan/cursor.ts'

/** Bets of one moment stand in this order. */
export const KINDS = { round: 1, lottery: 0 } as const
export type Kind = (typeof KINDS)[keyof typeof KINDS]

/** Where the list of all kinds goes on. */
export interface BetCursor extends Cursor {
  kind: Kind
}

interface Part<Row extends Cursor> extends Found<Row> {
  kind: Kind
}

const NUMBER_AT_MOST = 9_223_372_036_854_775_807n

/** Behind which of its own rows a kind goes on, where the list goes on behind a place. */
export function placeOfKind(after: BetCursor | null, kind: Kind): Cursor | null {
  if (!after || after.kind === kind) return after
  return { moment: after.moment, id: kind < after.kind ? NUMBER_AT_MOST : 0n }
}

/** The latest first, whatever kind they are of. */
export function byBetCursor(one: BetCursor, other: BetCursor): number {
  return one.moment === other.moment && one.kind !== other.kind ? other.kind - one.kind : byPlace(one, other)
}

/**
 * Puts together what was found of each kind, down to where all of them were looked at: what is behind that may lack others that
 * belong before it.
 */
export function mergedBets<Row extends Cursor>(
  parts: readonly Part<Row>[],
): { rows: (Row & { kind: Kind })[]; edge: BetCursor | null } {
  const edges = parts.flatMap(({ edge, kind }) => (edge ? [{ ...edge, kind }] : []))
  const edge = edges.toSorted(byBetCursor)[0] ?? null
  const rows = parts
    .flatMap((part) => part.rows.map((row) => ({ ...row, kind: part.kind })))
    .filter((row) => !edge || byBetCursor(row, edge) <= 0)
    .toSorted(byBetCursor)
  return { rows, edge }
}

export const cursorText = ({ moment, kind, id }: BetCursor): string => `${moment}.${kind}.${id}`

/** The contract has seen to its form; a place where no bet stands is as good as any. */
export function placeOf(text: string | undefined): BetCursor | null {
  const [moment, kind, id] = text?.split('.') ?? []
  if (!moment || !kind || !id) return null
  return { moment: BigInt(moment), kind: kind === '1' ? 1 : 0, id: BigInt(id) }
}
