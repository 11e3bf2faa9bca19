import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../../kit/endpoint.ts'
import { wholeNumber } from '../../kit/paging.ts'
import { DrawResult, GameId, PrizeModeFilter } from '../games/game.ts'
import { ComingDraw, CurrentDraw } from './draw.ts'
import { onWire } from '../../kit/wire-names.ts'

const At = z.iso.datetime()

/** Maximum number of upcoming draws in an answer: as many as a chase can have. */
export const MAX_COMING_DRAWS = 120

const OpenedGame = z.object({
  gameId: z.number(),
  gameCode: z.string(),
  /** Null where the game is not on sale. */
  current: z.nullable(CurrentDraw),
  /** The draw that is due and has no result yet. */
  awaiting: z.nullable(z.string()),
  /** The latest result. */
  last: z.nullable(z.object({ drawNumber: onWire('numero', z.string()), drawAt: At, result: DrawResult })),
})
export type OpenedGame = z.output<typeof OpenedGame>

/** `serverTime` is the gateway's time of the answer. Countdowns use it, because the device's clock may be wrong. */
const Opened = z.object({ games: z.array(OpenedGame), serverTime: At })

export const listOpenDraws = endpoint({
  summary: 'Returns the open draw and the latest result of each game.',
  method: 'GET',
  path: '/lgw/games/opened/numero',
  access: 'anyone',
  input: z.object({ prizeMode: PrizeModeFilter }),
  output: Opened,
})

export const listOpenVietnamDraws = endpoint({
  summary: 'Returns the open draw and the latest result of each Vietnamese game.',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  access: 'anyone',
  input: Nothing,
  output: Opened,
})

export const getNearDraws = endpoint({
  summary: 'Returns the previous, current and next draw of a game, and a requested number of upcoming draws.',
  method: 'GET',
  path: '/lgw/numeros/near',
  access: 'anyone',
  input: z.object({
    gameId: GameId,
    /** Number of draws in `coming`. */
    count: z._default(wholeNumber(0, MAX_COMING_DRAWS), 0),
  }),
  output: z.object({
    gameId: z.number(),
    /** The last due draw; its result is null until it is available, and always for a void draw. */
    previousDraw: onWire(
      'previousNumero',
      z.nullable(z.object({ drawNumber: onWire('numero', z.string()), drawAt: At, result: z.nullable(DrawResult) })),
    ),
    currentDraw: onWire('currentNumero', z.nullable(CurrentDraw)),
    nextDraw: onWire('nextNumero', z.nullable(ComingDraw)),
    /** From the current draw on: the draws available for a chase. */
    coming: z.array(ComingDraw),
    serverTime: At,
  }),
  refusals: { 'lottery.game.not.found': NoDetails },
})
