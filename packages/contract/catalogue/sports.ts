import * as z from 'zod/mini'

import { endpoint } from '../kit/endpoint.ts'
import { wholeNumber } from '../kit/paging.ts'
import { MatchPick, RoomId } from './match-prices.ts'
import { Sport } from './sport.ts'

/** Maximum number of matches in one answer. */
export const MAX_SPORTS_MATCHES = 20
export const RESULT_DAYS = 7
export const MAX_RESULT_PAGES = 50
const MAX_LEAGUES = 20
const MAX_TEAMS = 40
/** Maximum number of parts of a match that have a separate score. */
const MAX_PARTS = 9

const Name = z.string().check(z.minLength(1), z.maxLength(80))
const Count = z.int().check(z.gte(0), z.lte(100_000))
const Score = z.object({ home: Count, away: Count })
/** Path of a picture on the merchant's site, or its address. */
const TeamPicture = z.string().check(z.maxLength(300), z.regex(/^(\/|https:\/\/)/))

/** Time played of a running match. */
const MatchClock = z.object({
  /** Half, quarter or map, from 1; in basketball 5 is overtime. */
  part: z.int().check(z.gte(1), z.lte(MAX_PARTS)),
  /** Minute from 1; null in sports that are not counted in minutes. */
  minute: z.nullable(z.int().check(z.gte(1), z.lte(200))),
  isBreak: z.boolean(),
})

/** A match as its sportsbook describes it. */
export const BookMatch = z.object({
  /** Room of the sportsbook that shows the match. */
  roomId: RoomId,
  sport: Sport,
  league: Name,
  matchTime: z.iso.datetime(),
  homeTeam: Name,
  awayTeam: Name,
  homeTeamImageUrl: TeamPicture,
  awayTeamImageUrl: TeamPicture,
  phase: z.enum(['before', 'live', 'over', 'abandoned']),
  /** Null unless the match is running. */
  clock: z.nullable(MatchClock),
  /** Goals, points or maps; null before the match, and if it was abandoned. */
  score: z.nullable(Score),
  /** Scores of the finished maps; none in other sports. */
  parts: z.array(Score).check(z.maxLength(MAX_PARTS)),
  /** Prices of the winner market, in the order home, draw, away; none while it is closed. */
  picks: z.array(MatchPick).check(z.maxLength(3)),
})
export type BookMatch = z.output<typeof BookMatch>

/** A match with the sportsbook in which it opens. */
const SportsMatch = z.extend(BookMatch, {
  vendor: z.string(),
  gameId: z.string(),
  nodeId: z.number(),
  supportPlay: z.boolean(),
  /** Whether the sportsbook is open. */
  playable: z.boolean(),
})
export type SportsMatch = z.output<typeof SportsMatch>

/** A league's table of the current season; the first team leads. */
export const LeagueTable = z.object({
  league: Name,
  /** Number of counted matches of the season; `seasonMatches` is the number of all matches of the season. */
  playedMatches: Count,
  seasonMatches: Count,
  rows: z
    .array(
      z.object({
        team: Name,
        teamImageUrl: TeamPicture,
        played: Count,
        won: Count,
        drawn: Count,
        lost: Count,
        /** Goals or points; in esports maps. */
        scored: Count,
        conceded: Count,
        points: Count,
      }),
    )
    .check(z.maxLength(MAX_TEAMS)),
})
export type LeagueTable = z.output<typeof LeagueTable>

export const LeagueTables = z.array(LeagueTable).check(z.maxLength(MAX_LEAGUES))
export const BookMatches = z.array(BookMatch).check(z.maxLength(MAX_SPORTS_MATCHES))
export const Sports = z.array(Sport).check(z.maxLength(Sport.options.length))

/** Common to all three calls: the sports on sale, and the sport of the answer; null without a sportsbook. */
const sportsOfAnswer = { sports: Sports, sport: z.nullable(Sport) }
/** Requested sport; by default the first sport on sale. */
const sportInput = { sport: z.optional(Sport) }

const refusals = {
  /** The sportsbook does not answer. */
  'sports.unavailable': z.object({ retryAfterSeconds: z.number() }),
}

export const listSportsMatches = endpoint({
  summary: 'Returns running matches of a sport and those that start next, with scores and prices.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getSportsMatches',
  access: 'anyone',
  input: z.object(sportInput),
  output: z.object({ ...sportsOfAnswer, matches: z.array(SportsMatch) }),
  refusals,
})

export const listSportsResults = endpoint({
  summary: 'Returns the finished matches of a sport and day, the latest first.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getSportsResults',
  access: 'anyone',
  input: z.object({
    ...sportInput,
    /** Days before today, in the merchant's time zone. */
    daysAgo: z._default(wholeNumber(0, RESULT_DAYS - 1), 0),
    page: z._default(wholeNumber(1, MAX_RESULT_PAGES), 1),
  }),
  output: z.object({
    ...sportsOfAnswer,
    matches: BookMatches,
    page: z.number(),
    totalPages: z.int().check(z.gte(0), z.lte(MAX_RESULT_PAGES)),
  }),
  refusals,
})

export const listSportsStandings = endpoint({
  summary: 'Returns the tables of the leagues of a sport.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getSportsStandings',
  access: 'anyone',
  input: z.object(sportInput),
  output: z.object({ ...sportsOfAnswer, tables: LeagueTables }),
  refusals,
})
