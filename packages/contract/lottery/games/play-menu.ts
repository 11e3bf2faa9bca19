import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../../kit/endpoint.ts'
import { Currency, DecimalText } from '../../kit/money.ts'
import { GameId, PrizeModeName, SoughtPrizeMode } from './game.ts'

/** One play: its board, its names and its rules are those of the lottery rules, by `playId`. */
const PlayOnSale = z.object({
  playId: z.number(),
  code: z.string(),
  group: z.string(),
  subgroup: z.string(),
  playType: z.enum(['tradition', 'entertainment']),
  isSale: z.boolean(),
  /** Of entertainment: what each of the play’s tiers pays whoever asks, in times of the stake; 4 decimals. */
  odds: z.array(z.object({ choice: z.string(), odds: z.string() })),
})
export type PlayOnSale = z.output<typeof PlayOnSale>

const gameRefusals = {
  /** The merchant has no such game, or not in this prize mode. */
  'lottery.game.not.found': NoDetails,
}

export const getPlayMenu = endpoint({
  summary: 'What can be bet on in a game',
  method: 'GET',
  path: '/lgw/games/:gameId/play_menu',
  access: 'anyone',
  input: z.object({ gameId: GameId, prizeMode: SoughtPrizeMode }),
  output: z.object({
    gameId: z.number(),
    family: z.string(),
    prizeMode: PrizeModeName,
    plays: z.array(PlayOnSale),
  }),
  refusals: gameRefusals,
})

export const getGameSetting = endpoint({
  summary: 'What a bet in a game may be: units, series, limits, chases, what cancelling costs',
  method: 'GET',
  path: '/lgw/games/:gameId/setting',
  access: 'anyone',
  input: z.object({ gameId: GameId, prizeMode: SoughtPrizeMode }),
  output: z.object({
    gameId: z.number(),
    prizeMode: PrizeModeName,
    currency: Currency,
    /** What one stake of unit 1 costs. */
    singleBetPrice: DecimalText,
    /** `modeId` of a slip, and the unit it stands for. */
    units: z.array(z.object({ modeId: z.number(), unit: DecimalText })),
    /** Of whoever asks; a visitor is told the merchant's usual one. Null where the game's plays have table odds alone. */
    series: z.nullable(
      z.object({
        own: z.number(),
        minimum: z.number(),
        maximum: z.number(),
        base: z.number(),
        step: z.number(),
        /** MAX, MIN: the one series is fixed. BAR: the player chooses. */
        seriesControl: z.enum(['MAX', 'MIN', 'BAR']),
      }),
    ),
    limits: z.object({
      slipsAnOrder: z.number(),
      stakesASlip: z.number(),
      multiple: z.number(),
      /** Issues of one chase; 0 where none is sold. */
      chase: z.number(),
      minimumAmount: DecimalText,
      maximumAmount: DecimalText,
      /** What one player gets at most in one issue. */
      maximumPrize: DecimalText,
    }),
    /** Whether a sub-order may be taken back before it is locked, and the share of the stake which that costs, in percent. */
    cancel: z.object({ allowed: z.boolean(), feePercent: DecimalText }),
    /** `together`: what the lottery wallet lacks comes out of the main wallet. `separate`: it has to be brought first. */
    lotteryWallet: z.enum(['together', 'separate']),
  }),
  refusals: gameRefusals,
})
export type GameSetting = z.output<typeof getGameSetting.output>
