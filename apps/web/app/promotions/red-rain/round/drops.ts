/** A falling envelope. */
export interface Drop {
  /** Horizontal position within the screen, from 0 to 1. */
  index: number
  widthPx: number
  seconds: number
  /** Rotation in degrees, above the screen and below it. */
  turns: readonly [from: number, to: number]
}

const WIDTH_PX = 56
const FALLS_SECONDS = 3
const COLUMNS = 4

/** Returns a generator of envelopes; `chance` returns numbers below one, as `Math.random`. */
export function dropCountAt(chance: () => number): () => Drop {
  let lane = 0
  return () => {
    // Never in the lane of the previous envelope, because the two could overlap.
    lane = (lane + 1 + Math.floor(chance() * (COLUMNS - 1))) % COLUMNS
    const turn = (chance() - 0.5) * 34
    return {
      index: (lane + chance()) / COLUMNS,
      widthPx: Math.round(WIDTH_PX * (0.85 + 0.4 * chance())),
      seconds: FALLS_SECONDS / (0.8 + 0.5 * chance()),
      turns: [turn, turn + (chance() - 0.5) * 120],
    }
  }
}
