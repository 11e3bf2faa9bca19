import * as z from 'zod/mini'

import { GameCategory } from '../catalogue/category.ts'
import { endpoint, Nothing } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { isValidPeriod, periodParams } from '../launch/parse-days.ts'
import { PlayDay } from '../launch/play-days.ts'
import { PlayOutcome } from '../launch/play-outcome.ts'
import { placeInTeam, TeamMember, TeamMemberId } from './team-member.ts'
import { memberMay } from '../member/member-type.ts'

/** Source: domain handbook 13. */
export const TEAM_BETS_A_PAGE = 20
/** Of one file; whoever has more takes fewer days at once. */
export const TEAM_BETS_A_FILE = 10_000

/** The code of a vendor, or `OWN_LOTTERY`. */
export const BetVendor = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,29}$/))

/** A game of the catalogue by its number, or one of the house's own lottery: `L12`. */
export const TeamGame = z.string().check(z.regex(/^(L?[1-9]\d{0,11})$/))

/** A round at a vendor's game, or one slip on one issue of the lottery. Source: domain handbook 6.4. */
const TeamBet = z.object({
  /** Whose; the account is masked of whoever stands deeper than directly below the one whose team is looked at. */
  member: TeamMember,
  /** With the member and the id it names the bet. */
  vendor: BetVendor,
  betId: z.string(),
  /** Null of the house's own lottery. */
  vendorName: z.nullable(z.string()),
  game: TeamGame,
  gameName: z.string(),
  picture: z.string(),
  /** The issue of a lottery's draw. */
  numero: z.nullable(z.string()),
  category: GameCategory,
  outcome: PlayOutcome,
  /** By the merchant's calendar, when it was begun. */
  day: PlayDay,
  beganAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
  stake: DecimalText,
  payout: DecimalText,
  /** What the player has more by it, or less. */
  net: DecimalText,
})
export type TeamBet = z.output<typeof TeamBet>

const Totals = z.object({
  bets: z.number(),
  stake: DecimalText,
  /** What of it counts. */
  turnover: DecimalText,
  payout: DecimalText,
  net: DecimalText,
  /** They are of the bets since then, where so much was asked for that not all of it was added up; null: of all days asked for. */
  since: z.nullable(z.iso.datetime()),
})
export type TeamBetTotals = z.output<typeof Totals>

const filter = {
  /** Whose team, he himself included; the agent's own where nobody is said. */
  parent: z.optional(TeamMemberId),
  /** An account, or how it begins. */
  account: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  category: z.optional(GameCategory.check(z.refine((category) => category !== 'HOT'))),
  vendor: z.optional(BetVendor),
  game: z.optional(TeamGame),
  outcome: z.optional(PlayOutcome),
  ...periodParams,
}

/** A moment in millionths of a second, of which kind the bet is, and its number. */
const PLACE = /^\d{1,17}\.[01]\.\d{1,19}$/

export const listTeamBets = endpoint({
  summary: 'The bets of an agent’s team, the latest first, and what they come to',
  method: 'GET',
  path: '/wps/agent/bets',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'TEAMBETTING3',
  input: z
    .object({
      ...filter,
      /** The last answer's `next`. Bets that are placed meanwhile move no page. */
      after: z.optional(z.string().check(z.regex(PLACE))),
    })
    .check(z.refine(isValidPeriod, { path: ['to'] })),
  output: z.object({
    bets: z.array(TeamBet),
    line: placeInTeam.line,
    /** Null at the end. A page may be short, even empty, and not the last: so much is looked through at once and no more. */
    next: placeInTeam.next,
    /** How far back this answer has looked; null: through all days asked for. */
    lookedTo: z.nullable(z.iso.datetime()),
    /** What finished bets come to, or those of the outcome asked for; with the first page alone. */
    totals: z.nullable(Totals),
    /** The game asked for, by its name. */
    game: z.nullable(z.object({ game: TeamGame, name: z.string() })),
    currency: Currency,
    /** The days, by the merchant's calendar. */
    from: PlayDay,
    to: PlayDay,
    zone: z.string(),
  }),
})
export type TeamBets = z.output<typeof listTeamBets.output>

/** Its answer is no envelope but a CSV file with the latest 10,000 bets at most. */
export const teamBetsFile = endpoint({
  summary: 'The bets of an agent’s team as a CSV file, the latest first',
  method: 'GET',
  path: '/wps/agent/betsFile',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'TEAMBETTING3',
  input: z.object(filter).check(z.refine(isValidPeriod, { path: ['to'] })),
  output: Nothing,
})
