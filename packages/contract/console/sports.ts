import * as z from 'zod/mini'

import { AmountText } from '../kit/money.ts'
import { RowNumber } from '../kit/paging.ts'
import { LegResult, TicketType } from '../launch/vendor-tickets.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'
import { BetState } from './list-filters.ts'
import { VendorCode } from './vendor-code.ts'

/** Maximum number of new bets that are counted. */
export const MAX_NEW_BETS = 100

const Amount = z.string()

const Leg = z.object({
  matchId: z.string(),
  league: z.string(),
  homeTeam: z.string(),
  awayTeam: z.string(),
  startsAt: z.string(),
  market: z.string(),
  pick: z.string(),
  price: z.string(),
  result: LegResult,
  score: z.nullable(z.string()),
})

const Bet = z.object({
  /** Number of the bet at the gateway, by which lists are sorted. */
  id: z.string(),
  vendor: z.string(),
  /** Round at the vendor. */
  roundId: z.string(),
  player: z.string(),
  playerId: z.string(),
  at: z.string(),
  state: BetState,
  /** Null until the vendor has reported the ticket; fields below that depend on the report are null too. */
  type: z.nullable(TicketType),
  system: z.nullable(z.string()),
  combinations: z.nullable(z.int()),
  /** Price of the whole ticket; null for a system too. */
  price: z.nullable(z.string()),
  isLive: z.nullable(z.boolean()),
  stake: Amount,
  paid: Amount,
  /**
   * What the merchant wins in the worst case: the stake, less what was paid and the highest payout that is still possible.
   * Negative: we owe. Of an ended bet the final result. Null while the highest payout is not known.
   */
  risk: z.nullable(Amount),
  legs: z.array(Leg),
})
export type SportsBet = z.infer<typeof Bet>

const betFilters = {
  state: z.optional(BetState),
  phase: z.optional(z.enum(['live', 'pre'])),
  vendor: z.optional(VendorCode),
  /** Bounds of the stake. */
  minimum: z.optional(AmountText),
  maximum: z.optional(AmountText),
  /** Login name of the player. */
  player: z.optional(z.string().check(z.regex(/^\w{1,32}$/))),
  /** Bets with a pick on this match of the vendor. */
  match: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,80}$/))),
}

export const listSportsBets = staffEndpoint({
  summary: 'Returns bets at sportsbooks, newest first.',
  method: 'GET',
  path: '/console/m/:merchant/sports/bets',
  permission: 'launch.sports.read',
  input: z.object({ merchant: Scope, ...betFilters, after: z.optional(RowNumber) }),
  output: z.object({
    bets: z.array(Bet),
    currency: z.string(),
    /** Vendors with sportsbooks, to filter by. */
    vendors: z.array(z.object({ code: z.string(), name: z.string() })),
    next: z.nullable(z.string()),
  }),
  refusals: {},
})

export const countNewSportsBets = staffEndpoint({
  summary: 'Counts the bets that fit a filter and are newer than the newest shown one.',
  method: 'GET',
  path: '/console/m/:merchant/sports/new-bets',
  permission: 'launch.sports.read',
  input: z.object({ merchant: Scope, ...betFilters, since: RowNumber }),
  output: z.object({ count: z.int() }),
  refusals: {},
})

const Liability = z.object({
  vendor: z.string(),
  matchId: z.string(),
  league: z.string(),
  homeTeam: z.string(),
  awayTeam: z.string(),
  startsAt: z.string(),
  /** Null before the end of the match. */
  score: z.nullable(z.string()),
  /** Tickets with a pick on the match: open ones, or of an ended match all. */
  bets: z.int(),
  stake: Amount,
  /** Highest payout of a single ticket that is still possible. */
  highest: Amount,
  /**
   * Open matches: what the merchant wins in the worst case, if the most expensive pick of each market wins, and all other picks
   * of these tickets. Ended ones: the result of the ended tickets. Negative: we owe.
   */
  risk: Amount,
})
export type SportsLiability = z.infer<typeof Liability>

export const listSportsLiabilities = staffEndpoint({
  summary: 'Returns matches with the bets on them and what they can cost, in the order of their start.',
  method: 'GET',
  path: '/console/m/:merchant/sports/liabilities',
  permission: 'launch.sports.read',
  input: z.object({
    merchant: Scope,
    /** `open`: with undecided picks. `ended`: started in the last 3 days, and decided; the latest first. */
    state: z._default(z.enum(['open', 'ended']), 'open'),
    vendor: z.optional(VendorCode),
    /** Number of a pick on the last match of the previous page. */
    after: z.optional(RowNumber),
  }),
  output: z.object({ matches: z.array(Liability), currency: z.string(), next: z.nullable(z.string()) }),
  refusals: {},
})

const Correction = z.object({
  /** Reference of the correction at the gateway. */
  id: z.string(),
  vendor: z.string(),
  roundId: z.string(),
  player: z.string(),
  playerId: z.string(),
  at: z.string(),
  version: z.int(),
  /** Payout of the win before and after the correction. */
  before: Amount,
  after: Amount,
  /** What the player owed after it because the winnings were spent, and what was collected since; null without a debt. */
  debt: z.nullable(z.object({ amount: Amount, collected: Amount })),
})
export type SportsCorrection = z.infer<typeof Correction>

export const listSportsCorrections = staffEndpoint({
  summary: 'Returns corrections of settled bets by sportsbooks, newest first.',
  method: 'GET',
  path: '/console/m/:merchant/sports/corrections',
  permission: 'launch.sports.read',
  input: z.object({ merchant: Scope, after: z.optional(RowNumber) }),
  output: z.object({ corrections: z.array(Correction), currency: z.string(), next: z.nullable(z.string()) }),
  refusals: {},
})

const Debt = z.object({
  id: z.string(),
  player: z.string(),
  playerId: z.string(),
  vendor: z.string(),
  roundId: z.string(),
  madeAt: z.string(),
  amount: Amount,
  collected: Amount,
})
export type SportsDebt = z.infer<typeof Debt>

export const listSportsDebts = staffEndpoint({
  summary: 'Returns players who owe winnings that a correction of a sports bet took back, oldest debt first.',
  method: 'GET',
  path: '/console/m/:merchant/sports/debts',
  permission: 'launch.sports.read',
  input: z.object({ merchant: Scope, after: z.optional(RowNumber) }),
  output: z.object({ debts: z.array(Debt), currency: z.string(), next: z.nullable(z.string()) }),
  refusals: {},
})
