import { byPlace } from './place.ts'
import type { Place, Span } from './place.ts'

/** What was found, the latest first. */
export interface Found<Row extends Place> {
  rows: Row[]
  /** All down to here was looked at, and nothing behind it; null: all there is. */
  edge: Place | null
}

export interface Step<Row extends Place> extends Found<Row> {
  /** How many rows that took. */
  looked: number
}

interface Ways<Row extends Place, Part extends Span> {
  /** Through everybody's rows, `looks` of them. */
  walk(span: Part, looks: number): Promise<Step<Row>>
  /** Through the rows of those alone who are asked for; null where they are too many. */
  byMembers: ((span: Part) => Promise<Step<Row>>) | null
  /** So few that nothing is faster. */
  areVeryFew: boolean
}

/** No answer takes longer than looking at about so many rows. */
export const LOOKS_AT_MOST = 10_000
const FIRST_LOOKS = 1_000
const LOOKS_AT_ONCE = 5_000
/** Where more than so many rows of everybody stand between what is asked for and a full page, members are asked instead. */
const SPARSE = 4_000

/**
 * Finds the latest rows of some members among everybody's. Where they play much, a few of everybody's rows hold enough of
 * theirs; where they play little, their own rows are asked for. It learns which it is by looking, and ends early rather
 * than look for long: the rows are complete down to the edge that it tells.
 */
export async function lookBack<Row extends Place, Part extends Span>(
  spans: readonly Part[],
  { walk, byMembers, areVeryFew }: Ways<Row, Part>,
  { limit, most = LOOKS_AT_MOST }: { limit: number; most?: number },
): Promise<Found<Row>> {
  const rows: Row[] = []
  let left = most
  for (const span of spans) {
    let behind: Place | null = span.behind
    let isSparse = areVeryFew
    let looks = FIRST_LOOKS
    while (behind) {
      if (left <= 0) return { rows, edge: behind }
      const rest = { ...span, behind }
      const step: Step<Row> = byMembers && isSparse ? await byMembers(rest) : await walk(rest, Math.min(looks, left))
      const { edge } = step
      rows.push(...step.rows.filter((row) => !edge || byPlace(row, edge) <= 0))
      left -= Math.max(step.looked, 1)
      behind = edge
      if (rows.length >= limit) return { rows, edge: behind ?? lastOf(rows) }
      const needed = ((limit - rows.length) * step.looked) / Math.max(step.rows.length, 1)
      isSparse = needed > SPARSE
      looks = Math.max(FIRST_LOOKS, Math.min(LOOKS_AT_ONCE, Math.ceil(2 * needed)))
    }
  }
  return { rows, edge: null }
}

/** Where a span ends there may be another one behind it. */
const lastOf = <Row extends Place>(rows: readonly Row[]): Place | null => rows.at(-1) ?? null
