import type { Found } from '../../kit/look-back/look-back.ts'
import { byPlace } from '../../kit/look-back/place.ts'
import type { Place } from '../../kit/look-back/place.ts'

/** Bets of one moment stand in this order. */
export const KINDS = { round: 1, lottery: 0 } as const
export type Kind = (typeof KINDS)[keyof typeof KINDS]

/** Where the list of all kinds goes on. */
export interface BetPlace extends Place {
  kind: Kind
}

interface Part<Row extends Place> extends Found<Row> {
  kind: Kind
}

const NUMBER_AT_MOST = 9_223_372_036_854_775_807n

/** Behind which of its own rows a kind goes on, where the list goes on behind a place. */
export function placeOfKind(after: BetPlace | null, kind: Kind): Place | null {
  if (!after || after.kind === kind) return after
  return { moment: after.moment, id: kind < after.kind ? NUMBER_AT_MOST : 0n }
}

/** The latest first, whatever kind they are of. */
export function byBetPlace(one: BetPlace, other: BetPlace): number {
  return one.moment === other.moment && one.kind !== other.kind ? other.kind - one.kind : byPlace(one, other)
}

/**
 * Puts together what was found of each kind, down to where all of them were looked at: what is behind that may lack others that
 * belong before it.
 */
export function mergedBets<Row extends Place>(
  parts: readonly Part<Row>[],
): { rows: (Row & { kind: Kind })[]; edge: BetPlace | null } {
  const edges = parts.flatMap(({ edge, kind }) => (edge ? [{ ...edge, kind }] : []))
  const edge = edges.toSorted(byBetPlace)[0] ?? null
  const rows = parts
    .flatMap((part) => part.rows.map((row) => ({ ...row, kind: part.kind })))
    .filter((row) => !edge || byBetPlace(row, edge) <= 0)
    .toSorted(byBetPlace)
  return { rows, edge }
}

export const placeText = ({ moment, kind, id }: BetPlace): string => `${moment}.${kind}.${id}`

/** The contract has seen to its form; a place where no bet stands is as good as any. */
export function placeOf(text: string | undefined): BetPlace | null {
  const [moment, kind, id] = text?.split('.') ?? []
  if (!moment || !kind || !id) return null
  return { moment: BigInt(moment), kind: kind === '1' ? 1 : 0, id: BigInt(id) }
}
