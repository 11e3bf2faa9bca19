import { HOUR_MS } from '@ante/contract/kit/time.ts'

import { fixturesBetween } from './season/fixtures.ts'
import type { Fixture } from './season/fixtures.ts'
import { slugOf } from './season/leagues.ts'
import type { DemoMatch } from './types.ts'

/** How long in advance matches are announced on the first pages. */
const AHEAD_MS = 96 * HOUR_MS

/** Sportsbook of each sport on the merchants' first pages. */
const BOOKS = {
  football: { vendor: 'BTI', gameId: 'bluetide-sportsbook' },
  basketball: { vendor: 'BTI', gameId: 'bluetide-sportsbook' },
  esports: { vendor: 'TF', gameId: 'titan-frame-arena' },
} as const

const crest = (name: string) => `/pictures/crests/${slugOf(name)}.svg`

/** Returns the season's top matches from this hour on: each has its own room in its sportsbook. */
export function matchesFrom(now: Date): DemoMatch[] {
  const from = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS
  return fixturesBetween(new Date(from), new Date(from + AHEAD_MS))
    .filter(({ isTop }) => isTop)
    .map(matchOf)
}

function matchOf({ id, league, home, away, kickOff }: Fixture): DemoMatch {
  return {
    league: league.name,
    homeTeam: home.name,
    awayTeam: away.name,
    homePicture: crest(home.name),
    awayPicture: crest(away.name),
    kickOff,
    roomId: id,
    supportPlay: false,
    ...BOOKS[league.sport],
  }
}
