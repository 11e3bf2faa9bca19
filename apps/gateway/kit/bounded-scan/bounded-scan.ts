import type { Cursor, Span } from './cursor.ts'

/** Rows found, latest first. */
export interface Found<Row extends Cursor> {
  rows: Row[]
  /** Cursor down to which all rows were scanned; null if the scan is complete. */
  resumeCursor: Cursor | null
}

export interface Step<Row extends Cursor> extends Found<Row> {
  /** Number of rows scanned in the span; ignored if there is a resume cursor. */
  scannedRows: number
}

export interface Bounds {
  /** Requested number of rows. */
  limit: number
  /** Scan budget: maximum number of rows scanned, of all members. */
  scanBudget: number
}

/** Default scan budget per answer and kind of row, regardless of the rows found. */
export const SCAN_BUDGET_MAX = 1_000

/**
 * Scans the time spans newest first, until `limit` rows are found or the row budget is spent; then returns a resume
 * cursor. The result is complete down to that cursor.
 */
export async function boundedScan<Row extends Cursor>(
  spans: readonly Span[],
  walk: (span: Span, bounds: Bounds) => Promise<Step<Row>>,
  { limit, scanBudget }: Bounds,
): Promise<Found<Row>> {
  const rows: Row[] = []
  let rowsLeft = scanBudget
  for (const span of spans) {
    const step = await walk(span, { limit: limit - rows.length, scanBudget: rowsLeft })
    rows.push(...step.rows)
    if (step.resumeCursor) return { rows, resumeCursor: step.resumeCursor }
    rowsLeft -= step.scannedRows
  }
  return { rows, resumeCursor: null }
}
