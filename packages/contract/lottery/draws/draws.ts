import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../../kit/endpoint.ts'
import { PageNumber, PageSize } from '../../kit/paging.ts'
import { DrawResult, GameCode, GameId, DrawNumber } from '../games/game.ts'
import { DrawProof } from './draw-proof.ts'
import { DrawStatus } from './draw.ts'
import { onWire } from '../../kit/wire-names.ts'

const At = z.iso.datetime()

/** Maximum number of past draws of a game that are shown. Source: domain handbook 5.2. */
export const MAX_PAST_DRAWS = 100

const PastDraw = z.object({
  drawNumber: onWire('numero', z.string()),
  drawAt: At,
  drawnAt: z.nullable(At),
  status: DrawStatus,
  /** Null while the result is awaited, and for a void draw. */
  result: z.nullable(DrawResult),
})
export type PastDraw = z.output<typeof PastDraw>

export const listDraws = endpoint({
  summary: 'Returns the last hundred draws of a game, newest first.',
  method: 'GET',
  path: '/lgw/draw/:gameId',
  access: 'anyone',
  input: z.object({ gameId: GameId, page: PageNumber, size: PageSize(20, MAX_PAST_DRAWS) }),
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
  summary: 'Returns a draw with its proof.',
  method: 'GET',
  path: '/lgw/draw/code/:gameCode/:numero',
  access: 'anyone',
  input: z.object({ gameCode: GameCode, drawNumber: onWire('numero', DrawNumber) }),
  output: z.object({
    gameId: z.number(),
    gameCode: z.string(),
    name: z.string(),
    family: z.string(),
    draw: PastDraw,
    openAt: At,
    lockAt: At,
    /** Whether a result was reversed and published again. */
    wasReversed: z.boolean(),
    /** Null for a game with external results. */
    proof: z.nullable(DrawProof),
    serverTime: At,
  }),
  refusals: { 'lottery.game.not.found': NoDetails, 'lottery.draw.not.found': NoDetails },
})

const counts = z.object({ 30: z.number(), 50: z.number(), 100: z.number() })

const BallStatistics = z.object({
  ball: z.string(),
  /** Number of hits in the last 30, 50 and 100 draws. */
  frequency: counts,
  /** Draws since the last hit: 0 if it was in the latest draw. */
  omission: z.number(),
  /** Decimal text with two decimals; null without a hit. */
  averageOmission: z.nullable(z.string()),
  maximumOmission: z.number(),
  /** `hot`: one of the three most frequent of the last 50 draws; `cold`: one of the three least frequent. */
  heat: z.nullable(z.enum(['hot', 'cold'])),
})
export type BallStatistics = z.output<typeof BallStatistics>

/** Source: domain handbook 5.6. */
export const getHotGapInfo = endpoint({
  summary: 'Returns the frequency and the current gap of each ball at each position.',
  method: 'GET',
  path: '/lgw/draw/:gameId/hot_gap_info',
  access: 'anyone',
  input: z.object({ gameId: GameId }),
  output: z.object({
    gameId: z.number(),
    /** The latest counted draw; null before the first. */
    drawNumber: onWire('numero', z.nullable(z.string())),
    /** Number of counted draws: all existing ones, up to 100. */
    draws: z.number(),
    /**
     * Code of the position: the code of the board row that stands for it, such as `tenThousands`, or `numbers` if the
     * order does not matter.
     */
    positions: z.array(z.object({ position: z.string(), balls: z.array(BallStatistics) })),
    serverTime: At,
  }),
  refusals: { 'lottery.game.not.found': NoDetails },
})
export type HotGapInfo = z.output<typeof getHotGapInfo.output>
