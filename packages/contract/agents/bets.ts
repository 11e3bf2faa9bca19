import * as z from 'zod/mini'

import { GameCategory } from '../catalogue/category.ts'
import { endpoint, Nothing } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { isValidPeriod, periodParams } from '../launch/parse-days.ts'
import { PlayDay } from '../launch/play-days.ts'
import { PlayOutcome } from '../launch/play-outcome.ts'
import { positionInTeam, TeamMember, TeamMemberId } from './team-member.ts'
import { memberMay } from '../member/member-type.ts'
import { onWire } from '../kit/wire-names.ts'

/** Source: domain handbook 13. */
export const TEAM_BETS_PER_PAGE = 20
/** Maximum number of rows in one file; agents with more select fewer days. */
export const TEAM_BETS_PER_FILE = 10_000

/** The code of a vendor, or `OWN_LOTTERY`. */
export const BetVendor = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,29}$/))

/** Node id of a game in the catalogue, or `L` and the number of one of the gateway's own lotteries: `L12`. */
export const TeamGame = z.string().check(z.regex(/^(L?[1-9]\d{0,11})$/))

/** A round at a vendor's game, or one slip on one draw of the lottery. Source: domain handbook 6.4. */
const TeamBet = z.object({
  /** The bettor; the account is masked below the direct downline of the team's owner. */
  member: TeamMember,
  /** The vendor, the member and `betId` identify the bet. */
  vendor: BetVendor,
  betId: z.string(),
  /** Null for the gateway's own lottery. */
  vendorName: z.nullable(z.string()),
  game: TeamGame,
  gameName: z.string(),
  picture: z.string(),
  /** Draw number of a lottery bet. */
  drawNumber: onWire('numero', z.nullable(z.string())),
  category: GameCategory,
  outcome: PlayOutcome,
  /** Day on which the bet began, in the merchant's calendar. */
  day: PlayDay,
  beganAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
  stake: DecimalText,
  payout: DecimalText,
  /** Net result of the player. */
  net: DecimalText,
})
export type TeamBet = z.output<typeof TeamBet>

const Totals = z.object({
  bets: z.number(),
  stake: DecimalText,
  /** Valid bet: the turnover that counts. */
  turnover: DecimalText,
  payout: DecimalText,
  net: DecimalText,
  /**
   * Time from which on the totals include bets, if the query was too large to add up completely; null if they include
   * all requested days.
   */
  since: z.nullable(z.iso.datetime()),
})
export type TeamBetTotals = z.output<typeof Totals>

const filter = {
  /** Owner of the team, who is included; default: the agent. */
  parent: z.optional(TeamMemberId),
  /** An account, or its prefix. */
  account: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  category: z.optional(GameCategory.check(z.refine((category) => category !== 'HOT'))),
  vendor: z.optional(BetVendor),
  game: z.optional(TeamGame),
  outcome: z.optional(PlayOutcome),
  ...periodParams,
}

/** Cursor: a time in microseconds, the type of the bet, and its number. */
const CURSOR = /^\d{1,17}\.[01]\.\d{1,19}$/

export const listTeamBets = endpoint({
  summary: 'Returns the bets of the agent’s team, newest first, with totals.',
  method: 'GET',
  path: '/wps/agent/bets',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'TEAMBETTING3',
  input: z
    .object({
      ...filter,
      /** `next` of the previous answer. Bets placed in the meantime do not shift the pages. */
      after: z.optional(z.string().check(z.regex(CURSOR))),
    })
    .check(z.refine(isValidPeriod, { path: ['to'] })),
  output: z.object({
    bets: z.array(TeamBet),
    line: positionInTeam.line,
    /**
     * Null at the end. Because of the scan budget per request, a page before the last may be short or even empty.
     */
    next: positionInTeam.next,
    /** Time back to which this answer has scanned; null if it has scanned all requested days. */
    scannedTo: z.nullable(z.iso.datetime()),
    /** Totals of finished bets, or of the requested outcome; only with the first page. */
    totals: z.nullable(Totals),
    /** The requested game with its name. */
    game: z.nullable(z.object({ game: TeamGame, name: z.string() })),
    currency: Currency,
    /** The days, in the merchant's calendar. */
    from: PlayDay,
    to: PlayDay,
    zone: z.string(),
  }),
})
export type TeamBets = z.output<typeof listTeamBets.output>

/** The answer is not an envelope but a CSV file with at most the latest 10,000 bets. */
export const teamBetsFile = endpoint({
  summary: 'Returns the bets of the agent’s team as a CSV file, newest first.',
  method: 'GET',
  path: '/wps/agent/betsFile',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'TEAMBETTING3',
  input: z.object(filter).check(z.refine(isValidPeriod, { path: ['to'] })),
  output: Nothing,
})
