import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { DecimalText } from '../kit/money.ts'
import { QueryNumber } from '../kit/paging.ts'
import { onWire } from '../kit/wire-names.ts'
import { Game } from './games.ts'
import { JackpotPool } from './jackpot.ts'
import { Volatility } from './volatility.ts'

/** Facts about a game. A figure that the vendor does not declare is omitted. Amounts are in the merchant's currency. */
export const GameInfo = z.object({
  game: Game,
  vendorName: onWire('accountTypeName', z.string()),
  /** Return to player of the game's cheapest bet, in percent. */
  returnToPlayer: z.optional(DecimalText),
  volatility: z.optional(Volatility),
  maxBet: z.optional(DecimalText),
  /** The merchant's jackpot, if the game contributes to it; otherwise null. */
  jackpot: z.nullable(JackpotPool),
  /** Number of members who have the game open, rounded down to two significant digits. */
  playersNow: z.number(),
})
export type GameInfo = z.output<typeof GameInfo>

export const getGameInfo = endpoint({
  summary: 'Returns facts about a game: vendor, return to player, volatility, limits, jackpot and current players.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameInfo',
  access: 'anyone',
  input: z.object({ nodeId: QueryNumber }),
  output: GameInfo,
  refusals: { 'game.not.found': NoDetails },
})
