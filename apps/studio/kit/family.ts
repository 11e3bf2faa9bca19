import type { MatchPrices } from '@ante/contract/catalogue/match-prices.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import type {
  vendorSportsMatches,
  vendorSportsResults,
  vendorSportsStandings,
} from '@ante/contract/launch/vendor-sports.ts'
import type { vendorSportsTickets } from '@ante/contract/launch/vendor-tickets.ts'
import type { Db } from '@ante/plain-server/db.ts'
import type { Log } from '@ante/plain-server/log.ts'
import type { Server } from '@ante/plain-server/server.ts'
import type { Worker } from '@ante/plain-server/worker.ts'

import type { Seal } from './fairness/seal.ts'
import type { AnyGame } from './game.ts'
import type { HeldRounds } from './held/held.ts'
import type { DrawBelow } from './maths/draw-below.ts'
import type { Rooms } from './rooms/rooms.ts'
import type { ConcurrencyLimiter } from './rounds/few-at-once.ts'
import type { PlaySession } from './sessions/play-session.ts'
import type { DeletionRule } from './deletion.ts'
import type { PlayedTitle } from './titles.ts'

/** Services of the studio for a family of games. */
export interface FamilyPorts {
  db: Db
  log: Log
  heldRounds: HeldRounds
  rooms: Rooms
  /** Limiter of concurrent page calls; stakes count towards it. */
  limiter: ConcurrencyLimiter
  /** Speed factor of game clocks: 1 except in tests. */
  timeScale: number
  /** Whether this vendor is out of service: then no rounds begin, and game clocks stop. */
  isOutOfService(vendor: string): boolean
  /** Encryption of pending seeds. */
  seal: Seal
  /** Random source for games without commitments. */
  drawBelow: DrawBelow
  /** Returns the session of a page by its `Authorization`; throws when it is invalid. */
  sessionOf(authorization: string | undefined): Promise<PlaySession>
}

/** Prices of a sportsbook's matches, by room; none for any other game. */
export type FindPrices = (title: PlayedTitle, roomIds: readonly string[]) => MatchPrices[]

/** Matches, results and tables of a sportsbook, for the merchant's site. */
export interface SportsFeed {
  matches(input: ParsedInputOf<typeof vendorSportsMatches>): Promise<OutputOf<typeof vendorSportsMatches>>
  results(input: ParsedInputOf<typeof vendorSportsResults>): Promise<OutputOf<typeof vendorSportsResults>>
  standings(input: ParsedInputOf<typeof vendorSportsStandings>): Promise<OutputOf<typeof vendorSportsStandings>>
  /** Tickets of a vendor's players, for the operator. */
  tickets(
    vendor: string,
    input: ParsedInputOf<typeof vendorSportsTickets>,
  ): Promise<OutputOf<typeof vendorSportsTickets>>
}

/** Returns null for any game but a sportsbook. */
export type FindSports = (title: PlayedTitle) => SportsFeed | null

/** Games whose outcomes come later, with their additional tables, page calls, and scheduled work. */
export interface Family {
  games: readonly AnyGame[]
  /** Plain SQL files in the family's own schema. */
  migrations?: { owner: string; folder: string }
  /** Deletion rules for its tables. */
  deletionRules?: readonly DeletionRule[]
  /** Calls of its own pages, under `/studio/api/<engine>/`. */
  routes?(app: Server): void
  /** Returns the main prices of these matches; only those that are offered now. */
  findPrices?: FindPrices
  findSports?: FindSports
  /** Called once the database is available: starts scheduled work, and resumes interrupted work. */
  start?(): Promise<Worker>
}

export type MakeFamily = (ports: FamilyPorts) => Family
