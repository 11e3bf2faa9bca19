import { PARTS } from './moment.ts'
import type { Process, Sides } from './moment.ts'

/** Possessions of both sides together; home has the first. Quarters have equal length. */
export const POSSESSIONS = 160
export const QUARTER = 40
const POSSESSION_MS = 2_900
const BREAK_MS = 12_000

/** Probabilities of one, two and three points per possession of an average team, in millionths. */
const POINTS = [40_000, 330_000, 120_000] as const
const HOME_STRENGTH_PERCENT = 101

/** Probabilities of 0, 1, 2 and 3 points in a possession of that side, in millionths. */
export function pointParts({ home, away }: Sides, isHome: boolean): readonly number[] {
  const strength = isHome ? home.attack * away.defence * HOME_STRENGTH_PERCENT : away.attack * home.defence * 100
  const [onePoint, twoPoints, threePoints] = POINTS.map((parts) => Math.floor((parts * strength) / 100 ** 3))
  const scored = [onePoint ?? 0, twoPoints ?? 0, threePoints ?? 0]
  return [PARTS - scored.reduce((sum, parts) => sum + parts, 0), ...scored]
}

/** After this number of possessions home has had half of them, or one more. */
export const possessionsOf = (tick: number, isHome: boolean): number => (isHome ? Math.ceil(tick / 2) : tick >> 1)

/** A match that is level after the last possession continues until one side scores. */
export const basketball: Process = {
  next: ({ tick, score, maps }, sides, drawBelow) => {
    const isHome = tick % 2 === 0
    const points = pointsAt(drawBelow(PARTS), pointParts(sides, isHome))
    const after = isHome ? { ...score, home: score.home + points } : { ...score, away: score.away + points }
    return { tick: tick + 1, score: after, maps, isOver: tick + 1 >= POSSESSIONS && after.home !== after.away }
  },
  gapMs: ({ tick }) => POSSESSION_MS + (tick > 0 && tick % QUARTER === 0 && tick < POSSESSIONS ? BREAK_MS : 0),
}

function pointsAt(number: number, parts: readonly number[]): number {
  let remaining = number
  for (const [points, part] of parts.entries()) {
    if (remaining < part) return points
    remaining -= part
  }
  throw new RangeError('The probabilities of a possession do not add up to one.')
}
