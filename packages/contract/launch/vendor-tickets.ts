import * as z from 'zod/mini'

import { Sport } from '../catalogue/sport.ts'
import { endpoint } from '../kit/endpoint.ts'
import { DecimalText } from '../kit/money.ts'
import { GameId, signedRefusals } from './vendor-service.ts'

/** Maximum number of tickets in one answer. */
export const MAX_TICKETS = 100
const MAX_LEGS = 30

const Id = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,80}$/))
const Line = z.string().check(z.maxLength(120))
/** Odds with the stake included: `1.85`. */
const Price = z.string().check(z.regex(/^\d{1,12}\.\d{2,3}$/))

/** `half-won` and `half-lost`: a quarter line, of which one half was returned. `void`: the match was abandoned. */
export const LegResult = z.enum(['open', 'won', 'half-won', 'returned', 'half-lost', 'lost', 'void'])
export type LegResult = z.output<typeof LegResult>

/** `express`: all picks must win. `system`: several combinations of the picks. */
export const TicketType = z.enum(['single', 'express', 'system'])
export type TicketType = z.output<typeof TicketType>

const Leg = z.object({
  /** Room of the match in the sportsbook. */
  matchId: Id,
  sport: Sport,
  league: Line,
  homeTeam: Line,
  awayTeam: Line,
  startsAt: z.iso.datetime().check(z.maxLength(35)),
  /** Market and pick in English, as on the ticket. */
  market: Line,
  pick: Line,
  price: Price,
  result: LegResult,
  /** Score of the match, `2:1`; null before its end. */
  score: z.nullable(z.string().check(z.regex(/^\d{1,5}:\d{1,5}$/))),
})

const Ticket = z.object({
  roundId: Id,
  type: TicketType,
  /** Name of a system, `2/3` or `trixie`; null for other types. */
  system: z.nullable(Line),
  /** Number of bets on the ticket: 1 unless it is a system. */
  combinations: z.int().check(z.gte(1), z.lte(10_000)),
  /** Price of the whole ticket; null for a system. */
  price: z.nullable(Price),
  /** Highest payout that is still possible, without parts that were paid; zero once the ticket has ended. */
  maxPayout: DecimalText,
  /** Whether a pick was placed while its match was running. */
  isLive: z.boolean(),
  legs: z.array(Leg).check(z.minLength(1), z.maxLength(MAX_LEGS)),
})
export type VendorTicket = z.output<typeof Ticket>

/**
 * Call of the gateway to a sportsbook's server, signed like the calls of `vendor-service.ts`: the operator's sports desk shows
 * the answers. Without this call, the desk knows only the stakes and payouts of the sportsbook's rounds.
 */
export const vendorSportsTickets = endpoint({
  summary: 'Returns tickets by the ids of their rounds, with their picks. Unknown rounds are omitted.',
  method: 'POST',
  path: '/sports-tickets',
  access: 'anyone',
  input: z.object({ gameId: GameId, roundIds: z.array(Id).check(z.minLength(1), z.maxLength(MAX_TICKETS)) }),
  output: z.object({ tickets: z.array(Ticket).check(z.maxLength(MAX_TICKETS)) }),
  refusals: signedRefusals,
})
