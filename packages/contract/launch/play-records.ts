import * as z from 'zod/mini'

import { GameCategory } from '../catalogue/category.ts'
import { endpoint, Nothing } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { isValidPeriod, periodParams } from './parse-days.ts'
import { PlayDay } from './play-days.ts'
import { PlayOutcome } from './play-outcome.ts'

/** Source: domain handbook 13. */
export const RECORDS_PER_PAGE = 20
/** Maximum number of rows in one file; members with more select fewer days. */
export const RECORDS_PER_FILE = 10_000

/** A member's round, at a vendor with a seamless or a transfer wallet. */
export const PlayRecord = z.object({
  vendor: z.string(),
  vendorName: z.string(),
  /** The vendor's own id: together with the vendor it identifies the round. */
  roundId: z.string(),
  nodeId: z.number(),
  gameId: z.string(),
  gameName: z.string(),
  picture: z.string(),
  /** Category of the game in the lobby when it was played. */
  category: GameCategory,
  /** Whether the game can be opened now. */
  isOffered: z.boolean(),
  supportPlay: z.boolean(),
  outcome: PlayOutcome,
  /** Day on which it began, in the merchant's calendar. */
  day: PlayDay,
  beganAt: z.string(),
  endedAt: z.nullable(z.string()),
  stake: DecimalText,
  payout: DecimalText,
  /** Net result of the player. */
  net: DecimalText,
  /** Winnings held for review and not included in the payout; null for none. */
  underReview: z.nullable(DecimalText),
})
export type PlayRecord = z.output<typeof PlayRecord>

const Totals = z.object({ rounds: z.number(), stake: DecimalText, payout: DecimalText, net: DecimalText })
export type PlayTotals = z.output<typeof Totals>

const filter = {
  category: z.optional(GameCategory.check(z.refine((category) => category !== 'HOT'))),
  vendor: z.optional(z.string().check(z.maxLength(30))),
  outcome: z.optional(PlayOutcome),
  ...periodParams,
}

/** Cursor: a day, a time, and a number. */
const CURSOR = /^\d{4}-\d{2}-\d{2}\.\d{1,17}\.\d{1,18}$/

export const listPlayRecords = endpoint({
  summary: 'Returns the member’s rounds, newest first, with totals.',
  method: 'GET',
  path: '/wps/relay/ODSFE2_betRecords',
  access: 'member',
  moduleId: 'TRANSBETREPMEM3',
  showsMoney: true,
  input: z
    .object({
      ...filter,
      /** `next` of the previous answer. Rounds that begin in the meantime do not shift the pages. */
      after: z.optional(
        z.string().check(
          z.regex(CURSOR),
          z.refine((cursor) => PlayDay.safeParse(cursor.slice(0, 10)).success),
        ),
      ),
    })
    .check(z.refine(isValidPeriod, { path: ['to'] })),
  output: z.object({
    records: z.array(PlayRecord),
    /** Null at the end of the list. */
    next: z.nullable(z.string()),
    /** Totals of the whole filter, not only of this page. */
    totals: Totals,
    currency: Currency,
    /** The days, in the merchant's calendar. */
    from: PlayDay,
    to: PlayDay,
    zone: z.string(),
    /** A few open rounds of any day, the latest first; the list contains open rounds of its days as well. */
    unfinished: z.array(PlayRecord),
    /** Vendors at which the member played on these days, in these categories. */
    vendors: z.array(z.object({ vendor: z.string(), name: z.string(), rounds: z.number() })),
  }),
})
export type PlayRecords = z.output<typeof listPlayRecords.output>

/** The answer is not an envelope but a CSV file with at most the latest 10,000 rounds. */
export const playRecordsFile = endpoint({
  summary: 'Returns the member’s rounds as a CSV file, newest first.',
  method: 'GET',
  path: '/wps/relay/ODSFE2_betRecordsFile',
  access: 'member',
  moduleId: 'TRANSBETREPMEM3',
  input: z.object(filter).check(z.refine(isValidPeriod, { path: ['to'] })),
  output: Nothing,
})
