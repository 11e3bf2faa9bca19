/** An envelope on its way down. */
export interface Drop {
  /** How far from the left edge, where it keeps within the screen: from 0 to 1. */
  place: number
  widthPx: number
  seconds: number
  /** Degrees, above the screen and below it. */
  turns: readonly [from: number, to: number]
}

const WIDTH_PX = 56
const FALLS_SECONDS = 3
const LANES = 4

/** Makes one envelope after the other; `chance` is below one, as of `Math.random`. */
export function dropsBy(chance: () => number): () => Drop {
  let lane = 0
  return () => {
    // Never twice in the same lane: two on top of each other could not be told apart.
    lane = (lane + 1 + Math.floor(chance() * (LANES - 1))) % LANES
    const turn = (chance() - 0.5) * 34
    return {
      place: (lane + chance()) / LANES,
      widthPx: Math.round(WIDTH_PX * (0.85 + 0.4 * chance())),
      seconds: FALLS_SECONDS / (0.8 + 0.5 * chance()),
      turns: [turn, turn + (chance() - 0.5) * 120],
    }
  }
}
