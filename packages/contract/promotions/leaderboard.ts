import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { PromotionId } from './promotion-type.ts'
import { BoardWindow } from './mission-type.ts'
import { nowField } from './rewards.ts'

/** Number of ranks on a leaderboard. Source: domain handbook 9.6. */
export const LEADERBOARD_ROWS = 100
/** Maximum rank that is computed for a member. */
export const RANKS_COUNTED = 10_000

const BoardRow = z.object({
  rank: z.number(),
  /** Masked account, for example `ab***9`. */
  account: z.string(),
  /** Valid turnover. */
  score: DecimalText,
  /** Null if the rank has no prize. */
  prize: z.nullable(DecimalText),
  isOwn: z.boolean(),
})
export type BoardRow = z.output<typeof BoardRow>

/** Prize of each rank in a range. */
const BoardPrize = z.object({ from: z.number(), to: z.number(), amount: DecimalText })
export type BoardPrize = z.output<typeof BoardPrize>

const Board = z.object({
  promotionId: PromotionId,
  title: z.string(),
  /** Locale of the title, if it is not the reader's. */
  lang: z.optional(z.string()),
  window: BoardWindow,
  from: z.iso.datetime(),
  /** End of the window; null if the promotion has no end yet. */
  until: z.nullable(z.iso.datetime()),
  /** The first hundred ranks. */
  rows: z.array(BoardRow),
  /** The member's own row; its rank is null beyond `RANKS_COUNTED`, and the row is null without participation. */
  own: z.nullable(z.object({ ...BoardRow.shape, rank: z.nullable(z.number()) })),
  prizes: z.array(BoardPrize),
  /** Multiple of the wagering requirement on a prize before a withdrawal; zero for none. */
  multiple: DecimalText,
  /** Winners of the previous window; null before its end. */
  previous: z.nullable(z.object({ from: z.iso.datetime(), until: z.iso.datetime(), winners: z.array(BoardRow) })),
})
export type Board = z.output<typeof Board>

export const getMissionLeaderboard = endpoint({
  summary: 'Returns the current ranking of a leaderboard; the merchant’s first one by default.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  access: 'member',
  moduleId: 'MISSION',
  input: z.object({ promotionId: z.optional(PromotionId) }),
  output: z.object({
    /** All available leaderboards, to choose from. */
    boards: z.array(z.object({ promotionId: PromotionId, title: z.string(), lang: z.optional(z.string()) })),
    /** Null if there is no leaderboard. */
    board: z.nullable(Board),
    /** Recommended time until the next refetch. */
    refreshSeconds: z.number(),
    currency: Currency,
    ...nowField,
  }),
  /** The promotion is not a leaderboard, or not for this member. */
  refusals: { 'promotion.not.found': NoDetails },
})
export type Leaderboard = z.output<typeof getMissionLeaderboard.output>
