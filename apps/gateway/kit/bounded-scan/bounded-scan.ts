import type { Cursor, Span } from './cursor.ts'

/** What was found, the latest first. */
export interface Found<Row extends Cursor> {
  rows: Row[]
  /** All down to here was looked at, and nothing behind it; null: all there is. */
  edge: Cursor | null
}

export interface Step<Row extends Cursor> extends Found<Row> {
  /** How many rows were looked at to the end of the span; it counts for nothing where there is an edge. */
  looked: number
}

export interface Bounds {
  /** So many are asked for. */
  limit: number
  /** Not more than so many rows of everybody are looked at. */
  scanBudget: number
}

/** No answer looks at more rows of everybody of one kind, whatever it finds among them. */
export const SCAN_BUDGET_MAX = 1_000

/**
 * Finds the latest rows of some members among everybody's, one stretch of time after the other. Rather than look for long it
 * ends early: what it answers is complete down to the edge that it tells, and there the next answer goes on.
 */
export async function boundedScan<Row extends Cursor>(
  spans: readonly Span[],
  walk: (span: Span, bounds: Bounds) => Promise<Step<Row>>,
  { limit, scanBudget }: Bounds,
): Promise<Found<Row>> {
  const rows: Row[] = []
  let left = scanBudget
  for (const span of spans) {
    const step = await walk(span, { limit: limit - rows.length, scanBudget: left })
    rows.push(...step.rows)
    if (step.edge) return { rows, edge: step.edge }
    left -= step.looked
  }
  return { rows, edge: null }
}
