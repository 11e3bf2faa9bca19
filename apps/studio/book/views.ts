import { HOUR_MS } from '@ante/contract/kit/time.ts'
import { fixturesBetween } from '@ante/demo/season/fixtures.ts'
import type { Fixture } from '@ante/demo/season/fixtures.ts'
import { leagues } from '@ante/demo/season/leagues.ts'

import type { ListView, MatchView } from './book-contract.ts'
import { marketId } from './markets/market.ts'
import type { Market, MarketKind } from './markets/market.ts'
import { MAX_MATCH_MS } from './matches/matches.ts'
import type { Matches } from './matches/matches.ts'
import { overroundOf } from './pricing/price.ts'
import type { TitleOffer } from './title-offer.ts'

/** All matches that begin within `LISTED_MS` are listed, and the top matches that begin within `TOP_LISTED_MS`. */
const LISTED_MS = 2 * HOUR_MS
const TOP_LISTED_MS = 24 * HOUR_MS

const KINDS: readonly MarketKind[] = ['result', 'winner', 'handicap', 'total']

/** Returns a match with all of its markets, or with the main market only, as shown in lists. */
export function matchView(matches: Matches, fixture: Fixture, markets: 'all' | 'main'): MatchView {
  const { phase, moment, acceptsBets } = matches.position(fixture)
  const offer = matches.offer(fixture)
  return {
    id: fixture.id,
    league: fixture.league.id,
    sport: fixture.league.sport,
    home: fixture.home.name,
    away: fixture.away.name,
    kickOff: fixture.kickOff.toISOString(),
    isTop: fixture.isTop,
    phase,
    acceptsBets,
    tick: moment.tick,
    score: moment.score,
    maps: [...moment.maps],
    markets: (markets === 'all' ? offer : offer.filter(({ market }) => isMainMarket(market))).map(
      ({ market, prices }) => ({
        id: marketId(market),
        prices: [...prices],
      }),
    ),
  }
}

/** Whether a market is the main one of its match: who wins it. */
export const isMainMarket = ({ scope, kind }: Market): boolean =>
  scope === 'match' && (kind === 'result' || kind === 'winner')

/** Returns the running matches. */
export function liveFixtures(matches: Matches): Fixture[] {
  const { now } = matches
  return fixturesBetween(new Date(now - MAX_MATCH_MS), new Date(now + 1)).filter(
    (fixture) => matches.position(fixture).phase === 'live',
  )
}

export function listView(matches: Matches, { sports, limits }: TitleOffer, delayMs: number): ListView {
  const { now } = matches
  const isOffered = ({ league }: Fixture) => sports.includes(league.sport)
  const soon = fixturesBetween(new Date(now + 1), new Date(now + LISTED_MS))
  const top = fixturesBetween(new Date(now + LISTED_MS), new Date(now + TOP_LISTED_MS)).filter(({ isTop }) => isTop)
  return {
    now: new Date(now).toISOString(),
    sports: [...sports],
    leagues: leagues.filter(({ sport }) => sports.includes(sport)).map(({ id, name, sport }) => ({ id, name, sport })),
    matches: [
      ...liveFixtures(matches)
        .filter(isOffered)
        .map((fixture) => matchView(matches, fixture, 'all')),
      ...[...soon, ...top].filter(isOffered).map((fixture) => matchView(matches, fixture, 'main')),
    ],
    limits: {
      minCents: `${limits.minCents}`,
      maxStakeCents: `${limits.maxStakeCents}`,
      maxPayoutCents: `${limits.maxPayoutCents}`,
    },
    overrounds: KINDS.map((kind) => ({ kind, before: overroundOf(kind, false), inPlay: overroundOf(kind, true) })),
    delayMs,
  }
}
