import { COLUMNS } from './place.ts'
import type { Places } from './places-to-draw.ts'

/**
 * The places of the rows that a part of the list touches, in pixels from its top, as far as there are any: at least one row. What is
 * beyond the end would be waited for in each frame, and pictures with it.
 */
export function placesBetween(
  top: number,
  bottom: number,
  { rowPx, places }: { rowPx: number; places: number },
): Places {
  const rows = Math.ceil(places / COLUMNS)
  // What is shorter than it was a moment ago begins where it can.
  const from = Math.max(0, Math.min(Math.floor(top / rowPx), rows - 1))
  const to = Math.max(from + 1, Math.min(Math.ceil(bottom / rowPx), rows))
  return { from: from * COLUMNS, to: Math.min(to * COLUMNS, places) }
}
