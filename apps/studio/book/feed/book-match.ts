import type { BookMatch } from '@ante/contract/catalogue/sports.ts'
import type { Fixture } from '@ante/demo/season/fixtures.ts'
import { slugOf } from '@ante/demo/season/leagues.ts'

import type { MatchPosition } from '../matches/played-match.ts'
import { POSSESSIONS, QUARTER } from '../season/basketball.ts'
import { HALF } from '../season/football.ts'
import { isMapOver, mapsWon } from '../season/maps.ts'
import type { MatchState, Score } from '../season/moment.ts'

type MatchClock = NonNullable<BookMatch['clock']>

/** A match for the merchant's site. */
export function bookMatch(
  { id, league, home, away, kickOff }: Fixture,
  { phase, moment }: MatchPosition,
  picks: BookMatch['picks'],
): BookMatch {
  const { sport } = league
  return {
    roomId: id,
    sport,
    league: league.name,
    matchTime: kickOff.toISOString(),
    homeTeam: home.name,
    awayTeam: away.name,
    homeTeamImageUrl: crestOf(home),
    awayTeamImageUrl: crestOf(away),
    phase,
    clock: phase === 'live' ? clockOf[sport](moment) : null,
    score: phase === 'live' || phase === 'over' ? scoreOf(sport, moment) : null,
    parts: [...moment.maps],
    picks,
  }
}

/** Path of a team's crest among the merchant's pictures. */
export const crestOf = ({ name }: { name: string }): string => `/pictures/crests/${slugOf(name)}.svg`

/** Goals or points; in esports the maps. */
export const scoreOf = (sport: BookMatch['sport'], { score, maps }: Pick<MatchState, 'score' | 'maps'>): Score =>
  sport === 'esports' ? mapsWon(maps) : score

const clockOf: Readonly<Record<BookMatch['sport'], (moment: MatchState) => MatchClock>> = {
  football: ({ tick }) => ({ part: tick < HALF ? 1 : 2, minute: tick + 1, isBreak: tick === HALF }),
  basketball: ({ tick }) => ({
    part: Math.floor(Math.min(tick, POSSESSIONS) / QUARTER) + 1,
    minute: null,
    isBreak: false,
  }),
  esports: ({ maps, score }) => ({ part: maps.length + 1, minute: null, isBreak: isMapOver(score) }),
}
