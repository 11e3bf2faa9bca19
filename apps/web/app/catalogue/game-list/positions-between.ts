import type { PositionRange } from './next-range.ts'

/**
 * Returns the positions of the rows in a vertical range of the list, in pixels from its top: at least one row.
 * Positions beyond the end are excluded, because the drawing loop would wait for them in each frame.
 */
export function positionsBetween(
  top: number,
  bottom: number,
  { rowPx, columns, count }: { rowPx: number; columns: number; count: number },
): PositionRange {
  const rows = Math.ceil(count / columns)
  // A list that has become shorter starts at its last rows.
  const from = Math.max(0, Math.min(Math.floor(top / rowPx), rows - 1))
  const to = Math.max(from + 1, Math.min(Math.ceil(bottom / rowPx), rows))
  return { from: from * columns, to: Math.min(to * columns, count) }
}
