/** Rows of a list from one to before another. */
export interface Rows {
  from: number
  to: number
}

interface Wish {
  /** Those that should be drawn. */
  wanted: Rows
  /** Those of them that are on the screen. */
  seen: Rows
}

/**
 * The rows to draw next: one comes or goes at either end, for many of them, with a picture for each tile, make a long
 * frame. Of a place with nothing drawn on the screen, all that the screen shows comes at once.
 */
export function rowsToDraw(now: Rows, { wanted, seen }: Wish): Rows {
  if (seen.from >= now.to || seen.to <= now.from) return seen
  return { from: stepped(now.from, wanted.from), to: stepped(now.to, wanted.to) }
}

const stepped = (now: number, wanted: number): number => now + Math.sign(wanted - now)
