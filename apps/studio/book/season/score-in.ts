import type { Sport } from '@ante/demo/season/leagues.ts'

import type { Scope } from '../markets/market.ts'
import { mapsWon } from './maps.ts'
import type { MatchState, Score } from './moment.ts'

const MAP_OF: Readonly<Record<Exclude<Scope, 'match'>, number>> = { 'map-1': 0, 'map-2': 1, 'map-3': 2 }

/** Returns the score that settles bets on that part of the match; null while it is undecided. */
export function scoreIn(sport: Sport, scope: Scope, { score, maps, isOver }: MatchState): Score | null {
  if (scope !== 'match') return maps[MAP_OF[scope]] ?? null
  if (!isOver) return null
  return sport === 'esports' ? mapsWon(maps) : score
}
