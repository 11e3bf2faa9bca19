/** Places of a list from one to before another. */
export interface Places {
  from: number
  to: number
}

interface Wish {
  /** Those that should be drawn. */
  wanted: Places
  /** Those of them that are on the screen. */
  seen: Places
  /** How many may be drawn at all: no fewer than are wanted. */
  most: number
}

/** Tiles that come at once: many, with a picture for each, would make a long frame. A hole on the screen is filled faster. */
const STEP = 1
const STEP_ON_SCREEN = 2

/**
 * The places to draw next: a few more at one end, and as many fewer at the other once there are enough. What the screen
 * shows comes first; of a part of the list with nothing drawn on the screen, all that it shows comes at once.
 */
export function placesToDraw(now: Places, { wanted, seen, most }: Wish): Places {
  if (seen.from >= now.to || seen.to <= now.from) return seen
  if (now.from > seen.from) return beginningAt(Math.max(seen.from, now.from - STEP_ON_SCREEN), now, most)
  if (now.to < seen.to) return endingAt(Math.min(seen.to, now.to + STEP_ON_SCREEN), now, most)
  if (now.to < wanted.to) return endingAt(now.to + STEP, now, most)
  return now.from > wanted.from ? beginningAt(now.from - STEP, now, most) : now
}

const beginningAt = (from: number, { to }: Places, most: number): Places => ({ from, to: Math.min(to, from + most) })

const endingAt = (to: number, { from }: Places, most: number): Places => ({ from: Math.max(from, to - most), to })
