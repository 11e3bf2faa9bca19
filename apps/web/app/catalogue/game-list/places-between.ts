import { COLUMNS } from './place.ts'
import type { Places } from './places-to-draw.ts'

/**
 * Returns the positions of the rows in a vertical range of the list, in pixels from its top, limited to existing ones:
 * at least one row. Positions beyond the end would be waited for in each frame, with their pictures.
 */
export function placesBetween(
  top: number,
  bottom: number,
  { rowPx, places }: { rowPx: number; places: number },
): Places {
  const rows = Math.ceil(places / COLUMNS)
  // A list that has become shorter starts at its last rows.
  const from = Math.max(0, Math.min(Math.floor(top / rowPx), rows - 1))
  const to = Math.max(from + 1, Math.min(Math.ceil(bottom / rowPx), rows))
  return { from: from * COLUMNS, to: Math.min(to * COLUMNS, places) }
}
