import { COLUMNS } from './place.ts'

/** Places of a list from one, which begins a row, to before another. */
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

/**
 * The places to draw next: a row comes or goes at the head, a tile at the end, for many of them, with a picture for each,
 * make a long frame. Where the screen shows places that are not drawn, a row comes there too; of a part of the list with
 * nothing drawn on the screen, all that the screen shows comes at once.
 */
export function placesToDraw(now: Places, { wanted, seen }: Wish): Places {
  if (seen.from >= now.to || seen.to <= now.from) return seen
  return {
    from: stepped(now.from, wanted.from, COLUMNS),
    to: stepped(now.to, wanted.to, now.to < seen.to ? COLUMNS : 1),
  }
}

const stepped = (now: number, wanted: number, most: number): number =>
  now + Math.max(-most, Math.min(most, wanted - now))
