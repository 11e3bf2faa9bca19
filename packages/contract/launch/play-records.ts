import * as z from 'zod/mini'

import { GameCategory } from '../catalogue/category.ts'
import { endpoint, Nothing } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { isValidPeriod, periodParams } from './parse-days.ts'
import { PlayDay } from './play-days.ts'
import { PlayOutcome } from './play-outcome.ts'

/** Source: domain handbook 13. */
export const RECORDS_A_PAGE = 20
/** Of one file; whoever has more takes fewer days at once. */
export const RECORDS_A_FILE = 10_000

/** One round of a member's, whoever holds the money. */
export const PlayRecord = z.object({
  vendor: z.string(),
  vendorName: z.string(),
  /** The vendor's own: with the vendor it names the round. */
  roundId: z.string(),
  nodeId: z.number(),
  gameId: z.string(),
  gameName: z.string(),
  picture: z.string(),
  /** As the lobby showed the game when it was played. */
  category: GameCategory,
  /** Whether the game can be opened now. */
  isOffered: z.boolean(),
  supportPlay: z.boolean(),
  outcome: PlayOutcome,
  /** By the merchant's calendar, when it was begun. */
  day: PlayDay,
  beganAt: z.string(),
  endedAt: z.nullable(z.string()),
  stake: DecimalText,
  payout: DecimalText,
  /** What the player has more by it, or less. */
  net: DecimalText,
  /** What of its wins is held for review and not in the payout; null where nothing is. */
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

/** A day, a moment of it, and a number. */
const PLACE = /^\d{4}-\d{2}-\d{2}\.\d{1,17}\.\d{1,18}$/

export const listPlayRecords = endpoint({
  summary: 'The member’s rounds, the latest first, and what they come to',
  method: 'GET',
  path: '/wps/relay/ODSFE2_betRecords',
  access: 'member',
  moduleId: 'TRANSBETREPMEM3',
  input: z
    .object({
      ...filter,
      /** The last answer's `next`. Rounds that begin meanwhile move no page. */
      after: z.optional(
        z.string().check(
          z.regex(PLACE),
          z.refine((place) => PlayDay.safeParse(place.slice(0, 10)).success),
        ),
      ),
    })
    .check(z.refine(isValidPeriod, { path: ['to'] })),
  output: z.object({
    records: z.array(PlayRecord),
    /** Null at the end of the list. */
    next: z.nullable(z.string()),
    /** Of all that the filter lets through, not of this page alone. */
    totals: Totals,
    currency: Currency,
    /** The days, by the merchant's calendar. */
    from: PlayDay,
    to: PlayDay,
    zone: z.string(),
    /** What has not ended yet, whenever it was begun, the latest first; a few. The list has those of its days as well. */
    unfinished: z.array(PlayRecord),
    /** The vendors at which the member played on these days, in these categories. */
    vendors: z.array(z.object({ vendor: z.string(), name: z.string(), rounds: z.number() })),
  }),
})
export type PlayRecords = z.output<typeof listPlayRecords.output>

/** Its answer is no envelope but a CSV file with the latest 10,000 rounds at most. */
export const playRecordsFile = endpoint({
  summary: 'The member’s rounds as a CSV file, the latest first',
  method: 'GET',
  path: '/wps/relay/ODSFE2_betRecordsFile',
  access: 'member',
  moduleId: 'TRANSBETREPMEM3',
  input: z.object(filter).check(z.refine(isValidPeriod, { path: ['to'] })),
  output: Nothing,
})
