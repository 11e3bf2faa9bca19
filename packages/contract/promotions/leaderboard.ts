import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { PromotionId } from './promotion-type.ts'
import { BoardWindow } from './mission-type.ts'
import { nowSaid } from './rewards.ts'

/** Source: domain handbook 9.6. */
export const LEADERBOARD_ROWS = 100
/** Who stands behind so many is told that, and no rank. */
export const RANKS_COUNTED = 10_000

const BoardRow = z.object({
  rank: z.number(),
  /** `ab***9`. */
  account: z.string(),
  /** Valid turnover. */
  score: DecimalText,
  /** Null where the rank gives none. */
  prize: z.nullable(DecimalText),
  isOwn: z.boolean(),
})
export type BoardRow = z.output<typeof BoardRow>

/** From one rank to another, each. */
const BoardPrize = z.object({ from: z.number(), to: z.number(), amount: DecimalText })
export type BoardPrize = z.output<typeof BoardPrize>

const Board = z.object({
  promotionId: PromotionId,
  title: z.string(),
  /** The locale of the title where it is not the reader's. */
  lang: z.optional(z.string()),
  window: BoardWindow,
  from: z.iso.datetime(),
  /** Null where it has no end yet. */
  until: z.nullable(z.iso.datetime()),
  /** The first hundred. */
  rows: z.array(BoardRow),
  /** The member's own; its rank is null behind `RANKS_COUNTED`, and all of it where he has not played for it. */
  own: z.nullable(z.object({ ...BoardRow.shape, rank: z.nullable(z.number()) })),
  prizes: z.array(BoardPrize),
  /** What has to be played of a prize before it may leave; zero is not at all. */
  multiple: DecimalText,
  /** Who won the last one that has ended; null before that. */
  previous: z.nullable(z.object({ from: z.iso.datetime(), until: z.iso.datetime(), winners: z.array(BoardRow) })),
})
export type Board = z.output<typeof Board>

export const getMissionLeaderboard = endpoint({
  summary: 'Who has played most in the present window of a board; the merchant’s first one where none is named',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  access: 'member',
  moduleId: 'MISSION',
  input: z.object({ promotionId: z.optional(PromotionId) }),
  output: z.object({
    /** All that there are, to choose from. */
    boards: z.array(z.object({ promotionId: PromotionId, title: z.string(), lang: z.optional(z.string()) })),
    /** Null where there is none. */
    board: z.nullable(Board),
    /** When it is worth asking again. */
    lookAgainSeconds: z.number(),
    currency: Currency,
    ...nowSaid,
  }),
  /** The promotion that was named is none of these, or not for this member. */
  refusals: { 'promotion.not.found': NoDetails },
})
export type Leaderboard = z.output<typeof getMissionLeaderboard.output>
