import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { HOUR_MS } from '@ante/contract/kit/time.ts'
import type {
  vendorSportsMatches,
  vendorSportsResults,
  vendorSportsStandings,
} from '@ante/contract/launch/vendor-sports.ts'
import { fixturesBetween, seasonAt } from '@ante/demo/season/fixtures.ts'
import { leagues } from '@ante/demo/season/leagues.ts'
import type { Sport } from '@ante/demo/season/leagues.ts'
import type { Db } from '@ante/plain-server/db.ts'

import type { SportsFeed } from '../../kit/family.ts'
import { MAX_MATCH_MS } from '../matches/matches.ts'
import type { Matches } from '../matches/matches.ts'
import { mainPicks } from '../room-prices.ts'
import type { TitleOffer } from '../title-offer.ts'
import { liveFixtures } from '../views.ts'
import { reportedTickets } from './reported-tickets.ts'
import { bookMatch, scoreOf } from './book-match.ts'
import { endedMatches } from './finished-matches.ts'
import { tableRows } from './league-table.ts'

/** Matches that start within this time are shown on the merchant's site. */
const AHEAD_MS = 2 * HOUR_MS
/** Longest period of one list of results. */
const RESULTS_SPAN_MS = 26 * HOUR_MS

interface FeedPorts {
  db: Db
  matches: Matches
  offer: TitleOffer
}

/** Matches, results and tables of one title of the book, for the merchant's site. */
export const sportsFeed = (ports: FeedPorts): SportsFeed => ({
  matches: (input) => comingMatches(ports, input),
  results: (input) => results(ports, input),
  standings: (input) => standings(ports, input),
  tickets: (vendor, input) => reportedTickets(ports.db, vendor, input),
})

async function comingMatches(
  { matches, offer }: FeedPorts,
  { sport, limit }: ParsedInputOf<typeof vendorSportsMatches>,
): Promise<OutputOf<typeof vendorSportsMatches>> {
  const { now } = matches
  const isWanted = isOfferedIn(offer, sport)
  const coming = fixturesBetween(new Date(now + 1), new Date(now + AHEAD_MS))
  const fixtures = [...liveFixtures(matches), ...coming].filter(isWanted).slice(0, limit)
  return {
    sports: [...offer.sports],
    matches: fixtures.map((fixture) => bookMatch(fixture, matches.position(fixture), mainPicks(matches, fixture))),
  }
}

async function results(
  { db, matches, offer }: FeedPorts,
  { sport, from, to, page, limit }: ParsedInputOf<typeof vendorSportsResults>,
): Promise<OutputOf<typeof vendorSportsResults>> {
  const [first, until] = [Date.parse(from), Math.min(Date.parse(to), matches.now + 1)]
  const period = until - first > RESULTS_SPAN_MS ? [] : fixturesBetween(new Date(first), new Date(until))
  const ended = await endedMatches(db, period.filter(isOfferedIn(offer, sport)).reverse(), matches.now)
  return {
    sports: [...offer.sports],
    matches: ended.slice((page - 1) * limit, page * limit).map(({ fixture, end }) => bookMatch(fixture, end(), [])),
    totalPages: Math.ceil(ended.length / limit),
  }
}

async function standings(
  { db, matches, offer }: FeedPorts,
  { sport }: ParsedInputOf<typeof vendorSportsStandings>,
): Promise<OutputOf<typeof vendorSportsStandings>> {
  const ofSport = leagues.filter((league) => isOfferedIn(offer, sport)({ league }))
  // A season's final table is shown until the first match of the next one is over.
  const at = new Date(matches.now - MAX_MATCH_MS)
  const tables = ofSport.map(async (league) => {
    const season = seasonAt(league, at)
    const ended = await endedMatches(db, season, matches.now)
    const finished = ended.flatMap(({ fixture: { home, away }, end }) => {
      const { phase, moment } = end()
      return phase === 'over' ? [{ home, away, score: scoreOf(league.sport, moment) }] : []
    })
    return {
      league: league.name,
      playedMatches: finished.length,
      seasonMatches: season.length,
      rows: tableRows(league, finished),
    }
  })
  return { sports: [...offer.sports], tables: await Promise.all(tables) }
}

const isOfferedIn = ({ sports }: TitleOffer, sport: Sport | undefined) => {
  const chosenSport = sport ?? sports[0]
  return ({ league }: { league: { sport: Sport } }): boolean =>
    league.sport === chosenSport && sports.includes(chosenSport)
}
