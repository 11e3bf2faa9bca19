import type { PositionRange } from './next-range.ts'

/**
 * Returns the positions of the rows in a vertical range of the list, in pixels from its top, limited to existing ones:
 * at least one row. Positions beyond the end would be waited for in each frame, with their pictures.
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
