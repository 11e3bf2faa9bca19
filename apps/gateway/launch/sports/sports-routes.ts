import {
  listSportsMatches,
  listSportsResults,
  listSportsStandings,
  MAX_RESULT_PAGES,
  MAX_SPORTS_MATCHES,
} from '@ante/contract/catalogue/sports.ts'
import type { Sport } from '@ante/contract/catalogue/sport.ts'
import { plusDays } from '@ante/contract/kit/days.ts'
import { vendorSportsMatches, vendorSportsResults, vendorSportsStandings } from '@ante/contract/launch/vendor-sports.ts'

import { refusalsOf, serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import { TtlCache } from '../../kit/ttl-cache.ts'
import { momentOf } from '../../kit/zone-days.ts'
import { parseDays } from '../../merchant/public.ts'
import { VendorCircuitBreaker } from '../opening/vendor-circuit-breaker.ts'
import { SportsFeed } from './sports-feed.ts'
import type { SportsAnswer } from './sports-feed.ts'
import { sportsbooksOf } from './sportsbooks.ts'
import type { Sportsbook, SportsPorts } from './sportsbooks.ts'

/** Number of matches of a sport on the home page. */
const MATCHES_SHOWN = 5
/** Cache lifetimes: scores and prices change constantly, results and tables only when a match ends. */
const MATCHES_CACHE_MS = 3_000
const RESULTS_CACHE_MS = 15_000

const refuse = refusalsOf(listSportsMatches)

/** Public routes about the sportsbooks' matches. */
export function sportsRoutes(app: Server, ports: SportsPorts): void {
  // Each open home page requests matches every few seconds.
  const bookCache = new TtlCache<Sportsbook[]>(ports.clock, MATCHES_CACHE_MS)
  const booksOf = (merchantCode: string) => bookCache.get(merchantCode, () => sportsbooksOf(ports, merchantCode))
  const breaker = new VendorCircuitBreaker(ports.clock)
  const matchFeed = new SportsFeed(ports, vendorSportsMatches, { breaker, lifetimeMs: MATCHES_CACHE_MS })
  const resultFeed = new SportsFeed(ports, vendorSportsResults, { breaker, lifetimeMs: RESULTS_CACHE_MS })
  const tableFeed = new SportsFeed(ports, vendorSportsStandings, { breaker, lifetimeMs: RESULTS_CACHE_MS })

  serve(app, listSportsMatches, async ({ sport }, { merchantCode }) => {
    const books = await booksOf(merchantCode)
    const received = await matchFeed.request(books, sport, (gameId) => ({ gameId, sport, limit: MATCHES_SHOWN }))
    const answer = answered(received)
    const matches = answer.value?.matches.map((match) => ({ ...match, ...answer.book })) ?? []
    return { ...sportsIn(answer), matches }
  })

  serve(app, listSportsResults, async ({ sport, daysAgo, page }, { merchantCode }) => {
    const books = await booksOf(merchantCode)
    const { zone, from: today } = await parseDays(
      ports.db,
      { merchantCode, now: ports.clock.now() },
      { range: 'today' },
    )
    const momentAt = (ago: number) => new Date(momentOf(zone, plusDays(today, -ago))).toISOString()
    const period = { from: momentAt(daysAgo), to: momentAt(daysAgo - 1) }
    const received = await resultFeed.request(books, sport, (gameId) => {
      return { gameId, sport, ...period, page, limit: MAX_SPORTS_MATCHES }
    })
    const answer = answered(received)
    const { matches = [], totalPages = 0 } = answer.value ?? {}
    return { ...sportsIn(answer), matches, page, totalPages: Math.min(totalPages, MAX_RESULT_PAGES) }
  })

  serve(app, listSportsStandings, async ({ sport }, { merchantCode }) => {
    const books = await booksOf(merchantCode)
    const answer = answered(await tableFeed.request(books, sport, (gameId) => ({ gameId, sport })))
    return { ...sportsIn(answer), tables: answer.value?.tables ?? [] }
  })
}

function answered<Output>(answer: SportsAnswer<Output>) {
  if (answer.kind === 'silent') {
    throw refuse('sports.unavailable', { retryAfterSeconds: answer.retryAfterSeconds })
  }
  return answer.kind === 'none' ? { ...answer, sport: null, value: null, book: null } : answer
}

const sportsIn = ({ sports, sport }: { sports: Sport[]; sport: Sport | null }) => ({ sports, sport })
