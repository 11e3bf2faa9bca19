import * as z from 'zod/mini'

import { SoldParts } from './tickets/sold-parts.ts'
import { Ticket } from './tickets/ticket.ts'

/** API paths of the sportsbook page, in addition to the paths of every game. All calls carry the page's key. */
export const bookPath = {
  list: '/studio/api/book/list',
  match: '/studio/api/book/match',
  results: '/studio/api/book/results',
  prices: '/studio/api/book/prices',
  place: '/studio/api/book/place',
  tickets: '/studio/api/book/tickets',
  slip: '/studio/api/book/slip',
  share: '/studio/api/book/share',
  shared: '/studio/api/book/shared',
} as const

/** Room of all viewers of the sportsbook: its `RoomMessage`s are `BookEvent`s. */
export const BOOK_ROOM = 'book'

const Score = z.object({ home: z.number(), away: z.number() })
const MarketView = z.object({
  /** In the format of `marketId`. */
  id: z.string(),
  /** In thousandths, in the order of the market's picks; null for a pick that is not offered now. */
  prices: z.array(z.nullable(z.number())),
})
export type MarketView = z.output<typeof MarketView>

export const MatchView = z.object({
  id: z.string(),
  league: z.string(),
  sport: z.enum(['football', 'basketball', 'esports']),
  home: z.string(),
  away: z.string(),
  kickOff: z.string(),
  isTop: z.boolean(),
  phase: z.enum(['before', 'live', 'over', 'abandoned']),
  /** Whether bets are currently accepted. */
  acceptsBets: z.boolean(),
  /** Elapsed minutes, possessions, or rounds of the current map. */
  tick: z.number(),
  score: Score,
  maps: z.array(Score),
  markets: z.array(MarketView),
})
export type MatchView = z.output<typeof MatchView>

/** The room's snapshot contains all running matches; its events contain changed ones, at most twice a second. */
export const BookEvent = z.object({ matches: z.array(MatchView) })
export type BookEvent = z.output<typeof BookEvent>

/** Sent only to the ticket's player whenever its state changes, including when it is settled again. */
export const TicketEvent = z.object({ roundId: z.string(), state: z.string() })
export type TicketEvent = z.output<typeof TicketEvent>

export const MatchInput = z.object({ fixtureId: z.string().check(z.maxLength(40)) })
const MarketMargin = z.object({
  kind: z.enum(['result', 'winner', 'handicap', 'total']),
  before: z.number(),
  inPlay: z.number(),
})
export const ListView = z.object({
  /** The server's clock. */
  now: z.string(),
  sports: z.array(z.enum(['football', 'basketball', 'esports'])),
  leagues: z.array(
    z.object({ id: z.string(), name: z.string(), sport: z.enum(['football', 'basketball', 'esports']) }),
  ),
  /** Running and upcoming matches, each with its first market. */
  matches: z.array(MatchView),
  limits: z.object({ minCents: z.string(), maxStakeCents: z.string(), maxPayoutCents: z.string() }),
  /** Overround of each market: the sum of the implied probabilities (1 / price) of all its picks, in thousandths. */
  overrounds: z.array(MarketMargin),
  delayMs: z.number(),
})
export type ListView = z.output<typeof ListView>

export const ResultsView = z.object({ matches: z.array(MatchView) })
export type ResultsView = z.output<typeof ResultsView>

const Pick = z.enum(['home', 'draw', 'away', 'over', 'under'])
export const PricesInput = z.object({
  legs: z
    .array(
      z.object({ fixtureId: z.string().check(z.maxLength(40)), market: z.string().check(z.maxLength(40)), pick: Pick }),
    )
    .check(z.maxLength(20)),
})
export const PricesView = z.object({ prices: z.array(z.nullable(z.number())), matches: z.array(z.nullable(MatchView)) })
export type PricesView = z.output<typeof PricesView>

export const PlaceInput = z.object({
  /** Id that the page creates for each tap: a repeated call returns the same ticket. */
  tapId: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,32}$/)),
  ticket: Ticket,
})

/** Stores the slip if the call contains one. The answer has the stored slip, as the page wrote it. */
export const SlipInput = z.object({ slip: z.optional(z.string().check(z.maxLength(8_000))) })
export const SlipView = z.object({ slip: z.nullable(z.string()) })
export type SlipView = z.output<typeof SlipView>

export const ShareInput = z.object({ roundId: z.string().check(z.minLength(1), z.maxLength(80)) })
/** The booking code of an open ticket. */
export const ShareView = z.object({ code: z.string(), expiresAt: z.string() })
export type ShareView = z.output<typeof ShareView>

export const SharedInput = z.object({ code: z.string().check(z.maxLength(40)) })
/** A shared slip: the prices of its ticket, and the current ones; null for a pick that is not offered now. */
export const SharedView = z.object({
  code: z.string(),
  legs: z.array(
    z.object({
      fixtureId: z.string(),
      market: z.string(),
      pick: Pick,
      price: z.number(),
      now: z.nullable(z.number()),
      match: z.nullable(MatchView),
    }),
  ),
})
export type SharedView = z.output<typeof SharedView>

const TicketLeg = z.object({
  match: z.nullable(MatchView),
  became: z.nullable(z.enum(['won', 'half-won', 'returned', 'half-lost', 'lost', 'void'])),
})
/** The player's open tickets, oldest first. */
export const TicketsView = z.object({
  tickets: z.array(
    z.object({
      roundId: z.string(),
      at: z.string(),
      stakeCents: z.string(),
      ticket: Ticket,
      legs: z.array(TicketLeg),
      /** Sold parts, in order of sale. */
      sold: SoldParts,
      /** Maximum payout of the remaining part. */
      maxCents: z.string(),
      /** Current cash-out price of the remaining part; null while cash-out is not available. */
      cashOutCents: z.nullable(z.string()),
    }),
  ),
})
export type TicketsView = z.output<typeof TicketsView>
