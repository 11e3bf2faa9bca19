import { PARTS } from './moment.ts'
import type { Process, Score, Sides } from './moment.ts'

/** Rounds that win a map, and maps that win a match. */
export const ROUNDS_TO_WIN = 13
export const MAPS_TO_WIN = 2
/** Number of rounds after which the sides of the map change; at 12 to 12 the last round decides. */
const SIDE_ROUNDS = 12
const ROUND_MS = 8_000
const BREAK_MS = 20_000

/** Effect on a round of one point of strength difference, and of the better side of the map, in millionths. */
const PER_POINT = 1_500
const SIDE = 18_000

/** Home's probability of winning the next round of a map, in millionths. */
export function roundParts({ home, away }: Sides, tick: number): number {
  const strength = home.attack - home.defence - (away.attack - away.defence)
  return PARTS / 2 + strength * PER_POINT + (tick < SIDE_ROUNDS ? SIDE : -SIDE)
}

export const mapsWon = (maps: readonly Score[]): Score => ({
  home: maps.filter(({ home, away }) => home > away).length,
  away: maps.filter(({ home, away }) => away > home).length,
})

export const isMapOver = ({ home, away }: Score): boolean => Math.max(home, away) >= ROUNDS_TO_WIN

/** Best of three maps. A finished map remains the current one until the next one's first round. */
export const mapsProcess: Process = {
  next: (moment, sides, drawBelow) => {
    const isNew = isMapOver(moment.score)
    const [tick, score] = isNew ? [0, { home: 0, away: 0 }] : [moment.tick, moment.score]
    const isHome = drawBelow(PARTS) < roundParts(sides, tick)
    const after = isHome ? { ...score, home: score.home + 1 } : { ...score, away: score.away + 1 }
    const maps = isMapOver(after) ? [...moment.maps, after] : moment.maps
    const won = mapsWon(maps)
    return { tick: tick + 1, score: after, maps, isOver: Math.max(won.home, won.away) >= MAPS_TO_WIN }
  },
  gapMs: ({ score }) => ROUND_MS + (isMapOver(score) ? BREAK_MS : 0),
}
