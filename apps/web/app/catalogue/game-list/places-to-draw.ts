/** A range of list positions, `to` exclusive. */
export interface Places {
  from: number
  to: number
}

interface Bounds {
  /** The range to be drawn. */
  wanted: Places
  /** Its visible part. */
  seen: Places
  /** Maximum number drawn, at least that of the wanted ones. */
  most: number
}

/** Tiles added per step: many, each with a picture, would make a long frame. Visible gaps are filled faster. */
const STEP = 1
const STEP_ON_SCREEN = 2

/**
 * Returns the next range to draw: extended at one end, and shortened at the other once the maximum is reached. Visible
 * positions come first; if none of them is drawn yet, all visible ones are drawn at once.
 */
export function placesToDraw(now: Places, { wanted, seen, most }: Bounds): Places {
  if (seen.from >= now.to || seen.to <= now.from) return seen
  if (now.from > seen.from) return beginningAt(Math.max(seen.from, now.from - STEP_ON_SCREEN), now, most)
  if (now.to < seen.to) return endingAt(Math.min(seen.to, now.to + STEP_ON_SCREEN), now, most)
  if (now.to < wanted.to) return endingAt(now.to + STEP, now, most)
  return now.from > wanted.from ? beginningAt(now.from - STEP, now, most) : now
}

const beginningAt = (from: number, { to }: Places, most: number): Places => ({ from, to: Math.min(to, from + most) })

const endingAt = (to: number, { from }: Places, most: number): Places => ({ from: Math.max(from, to - most), to })
