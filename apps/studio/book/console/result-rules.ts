import type { Sport } from '@ante/demo/season/leagues.ts'

import { MAX_GOALS } from '../season/football.ts'
import { isMapOver, MAPS_TO_WIN, mapsWon, ROUNDS_TO_WIN } from '../season/maps.ts'
import type { Score } from '../season/moment.ts'
import type { Result } from '../season/entered.ts'

const MAX_POINTS = 999
const MAX_MAPS = 2 * MAPS_TO_WIN - 1

/**
 * Parses a result as entered in the console: `2:1`, and for esports the sequence of maps, `13:7 9:13 13:11`. Returns
 * null for an impossible result.
 */
export function resultIn(sport: Sport, text: string): Result | null {
  const scores = text
    .trim()
    .split(/\s+/)
    .map((part) => scoreIn(part))
  const [first] = scores
  if (!first || !scores.every((score) => score !== null)) return null
  if (sport === 'esports') return areMaps(scores) ? { score: scores.at(-1) ?? first, maps: scores } : null
  return scores.length === 1 && isScore(sport, first) ? { score: first, maps: [] } : null
}

function scoreIn(text: string): Score | null {
  const [, home, away] = /^(\d{1,3}):(\d{1,3})$/.exec(text) ?? []
  return home === undefined || away === undefined ? null : { home: Number(home), away: Number(away) }
}

function isScore(sport: 'football' | 'basketball', { home, away }: Score): boolean {
  const max = sport === 'football' ? MAX_GOALS : MAX_POINTS
  // A basketball match never ends level.
  return Math.max(home, away) <= max && (sport === 'football' || home !== away)
}

/** Each map has a winner, and only the last map decides the match. */
function areMaps(maps: readonly Score[]): boolean {
  const isWon = (played: readonly Score[]) => {
    const { home, away } = mapsWon(played)
    return Math.max(home, away) >= MAPS_TO_WIN
  }
  const isMap = (map: Score) =>
    isMapOver(map) && Math.max(map.home, map.away) === ROUNDS_TO_WIN && map.home !== map.away
  return maps.length <= MAX_MAPS && maps.every(isMap) && isWon(maps) && !isWon(maps.slice(0, -1))
}
