import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../../kit/endpoint.ts'
import { PageNumber, PageSize } from '../../kit/paging.ts'
import { DrawResult, GameCode, GameId, Numero } from '../games/game.ts'
import { DrawProof } from './draw-proof.ts'
import { IssueStatus } from './issue.ts'

const At = z.iso.datetime()

/** Source: domain handbook 5.2. */
export const PAST_DRAWS_AT_MOST = 100

const PastDraw = z.object({
  numero: z.string(),
  drawAt: At,
  drawnAt: z.nullable(At),
  status: IssueStatus,
  /** Null while it is awaited, and of a void issue. */
  result: z.nullable(DrawResult),
})
export type PastDraw = z.output<typeof PastDraw>

export const listDraws = endpoint({
  summary: 'A game’s last hundred draws, the latest first',
  method: 'GET',
  path: '/lgw/draw/:gameId',
  access: 'anyone',
  input: z.object({ gameId: GameId, page: PageNumber, size: PageSize(20, PAST_DRAWS_AT_MOST) }),
  output: z.object({
    gameId: z.number(),
    draws: z.array(PastDraw),
    page: z.number(),
    totalPages: z.number(),
    serverTime: At,
  }),
  refusals: { 'lottery.game.not.found': NoDetails },
})

export const getDraw = endpoint({
  summary: 'One draw, with what proves it',
  method: 'GET',
  path: '/lgw/draw/code/:gameCode/:numero',
  access: 'anyone',
  input: z.object({ gameCode: GameCode, numero: Numero }),
  output: z.object({
    gameId: z.number(),
    gameCode: z.string(),
    name: z.string(),
    family: z.string(),
    draw: PastDraw,
    openAt: At,
    lockAt: At,
    /** Whether a result was taken back and told anew. */
    wasReversed: z.boolean(),
    /** Null of a game whose results come from outside. */
    proof: z.nullable(DrawProof),
    serverTime: At,
  }),
  refusals: { 'lottery.game.not.found': NoDetails, 'lottery.draw.not.found': NoDetails },
})

const counts = z.object({ 30: z.number(), 50: z.number(), 100: z.number() })

const BallStatistics = z.object({
  ball: z.string(),
  /** In how many of the last 30, 50 and 100 draws it came. */
  frequency: counts,
  /** Draws since it came last: 0 when it has just come. */
  omission: z.number(),
  /** Decimal text with two places; null where it never came. */
  averageOmission: z.nullable(z.string()),
  maximumOmission: z.number(),
  /** Among the three most frequent, or the three least, of the last 50. */
  heat: z.nullable(z.enum(['hot', 'cold'])),
})
export type BallStatistics = z.output<typeof BallStatistics>

/** Source: domain handbook 5.6. */
export const getHotGapInfo = endpoint({
  summary: 'How often each ball of each position came of late, and how long it has not',
  method: 'GET',
  path: '/lgw/draw/:gameId/hot_gap_info',
  access: 'anyone',
  input: z.object({ gameId: GameId }),
  output: z.object({
    gameId: z.number(),
    /** The latest draw that is counted; null before the first. */
    numero: z.nullable(z.string()),
    /** How many draws are counted: all that there are, up to 100. */
    draws: z.number(),
    /** The position's code is that of the rules' rows where a board has it: `tenThousands`; `numbers` where order says nothing. */
    positions: z.array(z.object({ position: z.string(), balls: z.array(BallStatistics) })),
    serverTime: At,
  }),
  refusals: { 'lottery.game.not.found': NoDetails },
})
export type HotGapInfo = z.output<typeof getHotGapInfo.output>
