import * as z from 'zod/mini'

import { Sport } from '../catalogue/sport.ts'
import { BookMatches, LeagueTables, Sports, MAX_SPORTS_MATCHES } from '../catalogue/sports.ts'
import { endpoint } from '../kit/endpoint.ts'
import { GameId, signedRefusals } from './vendor-service.ts'

const MAX_PAGES = 10_000
/** Maximum length of an ISO date and time with milliseconds and a zone. */
const MOMENT_LENGTH = 35

/**
 * Calls of the gateway to a sportsbook's server, below the address of its service and signed like the calls of
 * `vendor-service.ts`. The sports pages of the merchant's site omit a sportsbook without these calls.
 */
const book = {
  gameId: GameId,
  /** Absent: the first sport of the game. */
  sport: z.optional(Sport),
}
/** The sports of the game, the main one first. The other fields contain data of listed sports only. */
const ofBook = { sports: Sports }

export const vendorSportsMatches = endpoint({
  summary: 'Returns running matches, then those that start next.',
  method: 'POST',
  path: '/sports-matches',
  access: 'anyone',
  input: z.object({ ...book, limit: z.int().check(z.gte(1), z.lte(MAX_SPORTS_MATCHES)) }),
  output: z.object({ ...ofBook, matches: BookMatches }),
  refusals: signedRefusals,
})

export const vendorSportsResults = endpoint({
  summary: 'Returns the matches that started in a period and are over, the latest first.',
  method: 'POST',
  path: '/sports-results',
  access: 'anyone',
  input: z.object({
    ...book,
    from: z.iso.datetime().check(z.maxLength(MOMENT_LENGTH)),
    to: z.iso.datetime().check(z.maxLength(MOMENT_LENGTH)),
    page: z.int().check(z.gte(1), z.lte(MAX_PAGES)),
    limit: z.int().check(z.gte(1), z.lte(MAX_SPORTS_MATCHES)),
  }),
  output: z.object({ ...ofBook, matches: BookMatches, totalPages: z.int().check(z.gte(0), z.lte(MAX_PAGES)) }),
  refusals: signedRefusals,
})

export const vendorSportsStandings = endpoint({
  summary: 'Returns the tables of the leagues of a sport.',
  method: 'POST',
  path: '/sports-standings',
  access: 'anyone',
  input: z.object(book),
  output: z.object({ ...ofBook, tables: LeagueTables }),
  refusals: signedRefusals,
})
