/** A range of list positions, `to` exclusive. */
export interface PositionRange {
  from: number
  to: number
}

interface Bounds {
  /** The range to be drawn. */
  target: PositionRange
  /** The visible part of the target range. */
  visible: PositionRange
  /** Maximum number of drawn positions, at least the length of `target`. */
  maximum: number
}

/** Tiles added per step; more would make a long frame, because each has a picture. Visible gaps are filled faster. */
const STEP = 1
const STEP_ON_SCREEN = 2

/**
 * Returns the next range to draw: extended at one end, and shortened at the other once the maximum is reached. Visible
 * positions come first; if none of them is drawn yet, all visible ones are drawn at once.
 */
export function nextRange(now: PositionRange, { target, visible, maximum }: Bounds): PositionRange {
  if (visible.from >= now.to || visible.to <= now.from) return visible
  if (now.from > visible.from) return beginningAt(Math.max(visible.from, now.from - STEP_ON_SCREEN), now, maximum)
  if (now.to < visible.to) return endingAt(Math.min(visible.to, now.to + STEP_ON_SCREEN), now, maximum)
  if (now.to < target.to) return endingAt(now.to + STEP, now, maximum)
  return now.from > target.from ? beginningAt(now.from - STEP, now, maximum) : now
}

const beginningAt = (from: number, { to }: PositionRange, max: number): PositionRange => ({
  from,
  to: Math.min(to, from + max),
})

const endingAt = (to: number, { from }: PositionRange, max: number): PositionRange => ({
  from: Math.max(from, to - max),
  to,
})
