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

/** Of what is missing or too much, so much comes or goes in one frame. */
const PART = 4

/**
 * The rows to draw next: a few at a time come nearer to what is wanted, for many of them make a long frame. What is on
 * the screen and not drawn yet comes at once, with all the rest.
 */
export function rowsToDraw(now: Rows, { wanted, seen }: Wish): Rows {
  if (seen.from < now.from || seen.to > now.to) return wanted
  return { from: stepped(now.from, wanted.from), to: stepped(now.to, wanted.to) }
}

function stepped(now: number, wanted: number): number {
  const missing = wanted - now
  return now + Math.sign(missing) * Math.ceil(Math.abs(missing) / PART)
}
