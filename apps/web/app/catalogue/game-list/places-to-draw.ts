import { COLUMNS } from './place.ts'

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
}

/** Tiles that may be too many while others come. */
const SPARE = 4 * COLUMNS

/**
 * The places to draw next: a tile comes at one end, or a row goes, for many of them, with a picture for each, make a
 * long frame. Where the screen shows places that are not drawn, a row comes there at once; of a part of the list with
 * nothing drawn on the screen, all that the screen shows.
 */
export function placesToDraw(now: Places, { wanted, seen }: Wish): Places {
  if (seen.from >= now.to || seen.to <= now.from) return seen
  const more = withMore(now, { wanted, seen })
  return more === now || tooMany(now, wanted) > SPARE ? withFewer(more, wanted) : more
}

function withMore(now: Places, { wanted, seen }: Wish): Places {
  if (now.from > seen.from) return { ...now, from: Math.max(seen.from, now.from - COLUMNS) }
  if (now.to < seen.to) return { ...now, to: Math.min(seen.to, now.to + COLUMNS) }
  if (now.to < wanted.to) return { ...now, to: now.to + 1 }
  return now.from > wanted.from ? { ...now, from: now.from - 1 } : now
}

const withFewer = (now: Places, wanted: Places): Places => ({
  from: Math.max(now.from, Math.min(wanted.from, now.from + COLUMNS)),
  to: Math.min(now.to, Math.max(wanted.to, now.to - COLUMNS)),
})

const tooMany = (now: Places, wanted: Places): number =>
  Math.max(0, wanted.from - now.from) + Math.max(0, now.to - wanted.to)
