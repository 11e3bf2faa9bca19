import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../../kit/endpoint.ts'
import { Currency, DecimalText } from '../../kit/money.ts'
import { GameId, PrizeModeName, PrizeModeFilter } from './game.ts'

/** A play on sale. The lottery rules define its board, names and rules by `playId`. */
const PlayOnSale = z.object({
  playId: z.number(),
  code: z.string(),
  group: z.string(),
  subgroup: z.string(),
  playType: z.enum(['tradition', 'entertainment']),
  isSale: z.boolean(),
  /**
   * For a play of type `entertainment`: the caller's odds of each prize tier, as a multiple of the stake; 4 decimals.
   */
  odds: z.array(z.object({ choice: z.string(), odds: z.string() })),
})
export type PlayOnSale = z.output<typeof PlayOnSale>

const gameRefusals = {
  /** The merchant does not offer this game, or not in this prize mode. */
  'lottery.game.not.found': NoDetails,
}

export const getPlayMenu = endpoint({
  summary: 'Returns the bet types of a lottery game.',
  method: 'GET',
  path: '/lgw/games/:gameId/play_menu',
  access: 'anyone',
  input: z.object({ gameId: GameId, prizeMode: PrizeModeFilter }),
  output: z.object({
    gameId: z.number(),
    family: z.string(),
    prizeMode: PrizeModeName,
    plays: z.array(PlayOnSale),
  }),
  refusals: gameRefusals,
})

export const getGameSetting = endpoint({
  summary: 'Returns the betting rules of a lottery game: units, series, limits, chases and cancellation fee.',
  method: 'GET',
  path: '/lgw/games/:gameId/setting',
  access: 'anyone',
  input: z.object({ gameId: GameId, prizeMode: PrizeModeFilter }),
  output: z.object({
    gameId: z.number(),
    prizeMode: PrizeModeName,
    currency: Currency,
    /** Price of one stake of unit 1. */
    singleBetPrice: DecimalText,
    /** `modeId` of a slip, with its unit. */
    units: z.array(z.object({ modeId: z.number(), unit: DecimalText })),
    /** Series of the caller; for a visitor the merchant's default. Null where the game's plays have only table odds. */
    series: z.nullable(
      z.object({
        own: z.number(),
        minimum: z.number(),
        maximum: z.number(),
        base: z.number(),
        step: z.number(),
        /** MAX, MIN: the only series is fixed. BAR: the player chooses. */
        seriesControl: z.enum(['MAX', 'MIN', 'BAR']),
      }),
    ),
    limits: z.object({
      slipsAnOrder: z.number(),
      stakesASlip: z.number(),
      multiple: z.number(),
      /** Maximum number of draws of a chase; 0 where chases are not sold. */
      chase: z.number(),
      minimumAmount: DecimalText,
      maximumAmount: DecimalText,
      /** Maximum payout per player and draw. */
      maximumPrize: DecimalText,
    }),
    /** Whether a sub-order can be cancelled before it is locked, and the fee as a share of the stake, in percent. */
    cancel: z.object({ allowed: z.boolean(), feePercent: DecimalText }),
    /**
     * `together`: a deficit of the lottery wallet is debited from the main wallet. `separate`: it must be transferred
     * first.
     */
    lotteryWallet: z.enum(['together', 'separate']),
  }),
  refusals: gameRefusals,
})
export type GameSetting = z.output<typeof getGameSetting.output>
