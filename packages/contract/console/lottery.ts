import { DrawFilter } from './list-filters.ts'
import * as z from 'zod/mini'

import { NoDetails } from '../kit/endpoint.ts'
import { PageSize, RowNumber } from '../kit/paging.ts'
import { DrawStatus } from '../lottery/draws/draw.ts'
import { PrizeModeName } from '../lottery/games/game.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'

/** Code of a lottery game: `FFC60`. */
export const LotteryCode = z.string().check(z.regex(/^[A-Z0-9][A-Z0-9_]{0,29}$/))

/** Maximum number of draws in the list of awaited results. */
export const AWAITED_LIMIT = 500
/** Maximum number of numbers per play in the exposure of a draw. */
export const EXPOSED_NUMBERS_LIMIT = 100

const Game = z.object({ code: z.string(), name: z.string(), resultBy: z.enum(['house', 'staff']) })

/** Entries of a draw's result that await a second person or the release. */
const EntryState = z.enum(['none', 'first', 'different', 'equal'])
export type EntryState = z.infer<typeof EntryState>

const Awaited = z.object({
  game: Game,
  drawNumber: z.string(),
  status: DrawStatus,
  drawAt: z.string(),
  /** Time at which the draw is voided if it has no result; null after a reversal. */
  voidAt: z.nullable(z.string()),
  /** Open bets and their stakes, as decimal text. */
  bets: z.int(),
  staked: z.string(),
  /** `different`: two entries differ, and two new ones are needed. */
  entries: EntryState,
})
export type AwaitedDraw = z.infer<typeof Awaited>

export const listAwaitedDraws = staffEndpoint({
  summary: 'Returns the draws without result whose time has passed: first those with bets, longest overdue first.',
  method: 'GET',
  path: '/console/m/:merchant/lottery-awaited',
  permission: 'lottery.draw.read',
  input: z.object({ merchant: Scope }),
  output: z.object({
    /** At most `AWAITED_LIMIT`. */
    draws: z.array(Awaited),
    isCapped: z.boolean(),
    currency: z.string(),
    serverTime: z.string(),
  }),
  refusals: {},
})

export const LotterySaleState = z.enum(['on', 'off', 'paused'])
export type LotterySaleState = z.infer<typeof LotterySaleState>

const Schedule = z.union([
  z.object({
    kind: z.literal('steady'),
    seconds: z.int(),
    hours: z.nullable(z.object({ from: z.string(), to: z.string() })),
  }),
  z.object({ kind: z.literal('daily'), times: z.array(z.string()), zone: z.string() }),
])
export type LotterySchedule = z.infer<typeof Schedule>

const Lottery = z.object({
  ...Game.shape,
  family: z.string(),
  group: z.string(),
  schedule: Schedule,
  sale: LotterySaleState,
  /** Plays that accept no bets, and numbers that are suspended. */
  closedPlays: z.int(),
  suspendedNumbers: z.int(),
  /** The running draw, or the next one. */
  current: z.object({ drawNumber: z.string(), status: DrawStatus, lockAt: z.string(), drawAt: z.string() }),
  /** Draws without result whose time has passed, and the oldest of these times. */
  awaited: z.int(),
  awaitedSince: z.nullable(z.string()),
})
export type LotteryOverview = z.infer<typeof Lottery>

export const listLotteries = staffEndpoint({
  summary: 'Returns the lotteries of a merchant with schedule, sale, running draw and awaited results.',
  method: 'GET',
  path: '/console/m/:merchant/lottery',
  permission: 'lottery.draw.read',
  input: z.object({ merchant: Scope }),
  /** All of them: lotteries are a part of the configuration. */
  output: z.object({ lotteries: z.array(Lottery), serverTime: z.string() }),
  refusals: {},
})

const game = { merchant: Scope, game: LotteryCode }
const gameRefusals = { 'lottery.not.found': NoDetails }

const Drawn = z.object({
  id: z.string(),
  drawNumber: z.string(),
  status: DrawStatus,
  drawAt: z.string(),
  drawnAt: z.nullable(z.string()),
  settledAt: z.nullable(z.string()),
  /** Number of results, of which all but the last were reversed. */
  results: z.int(),
  result: z.unknown(),
})
export type LotteryDrawRow = z.infer<typeof Drawn>

export const listLotteryDraws = staffEndpoint({
  summary: 'Returns the draws of a lottery that have a result or bets, latest first.',
  method: 'GET',
  path: '/console/m/:merchant/lottery/:game/draws',
  permission: 'lottery.draw.read',
  input: z.object({ ...game, state: z.optional(DrawFilter), after: z.optional(RowNumber), size: PageSize(50) }),
  output: z.object({ draws: z.array(Drawn), next: z.nullable(z.string()), serverTime: z.string() }),
  refusals: gameRefusals,
})

export const showLottery = staffEndpoint({
  summary: 'Returns what a lottery sells: its sale, plays, suspended numbers, prize series and limits.',
  method: 'GET',
  path: '/console/m/:merchant/lottery/:game',
  permission: 'lottery.draw.read',
  input: z.object(game),
  output: z.object({
    lottery: Lottery,
    currency: z.string(),
    plays: z.array(
      z.object({
        id: z.int(),
        code: z.string(),
        group: z.string(),
        modes: z.array(PrizeModeName),
        isOpen: z.boolean(),
      }),
    ),
    suspendedNumbers: z.array(z.string()),
    /** Prize series by mode: the range of members, and the highest of a bet. */
    series: z.array(
      z.object({
        mode: PrizeModeName,
        minimum: z.int(),
        highest: z.int(),
        highestBet: z.int(),
        base: z.int(),
        step: z.int(),
      }),
    ),
    /** Limits of the merchant; amounts are decimal text. */
    limits: z.object({
      minSlip: z.string(),
      maxOrder: z.string(),
      maxPayout: z.string(),
      maxExposure: z.string(),
      maxMultiple: z.int(),
      maxStakes: z.int(),
      maxSlips: z.int(),
      /** Maximum number of draws in a chase of this lottery; 0 for none. */
      maxChase: z.int(),
      canCancel: z.boolean(),
      cancellationFeePercent: z.string(),
      hasSeparateWallet: z.boolean(),
    }),
  }),
  refusals: gameRefusals,
})

const Number = z.object({
  /** `134`, `7`, `big`; with a place, one pick of that place. */
  number: z.string(),
  /** Place from 1 on, of plays whose numbers are too many to list; otherwise null. */
  place: z.nullable(z.int()),
  /** What all players together win if it is drawn, at the top prize of each stake; decimal text. */
  exposed: z.string(),
  /** Share of the merchant's maximum exposure in percent, at most 100. */
  percent: z.int(),
  isSuspended: z.boolean(),
})
export type ExposedNumber = z.infer<typeof Number>

export const showLotteryExposure = staffEndpoint({
  summary: 'Returns the exposure of the running draw of a lottery by play and number.',
  method: 'GET',
  path: '/console/m/:merchant/lottery/:game/exposure',
  permission: 'lottery.draw.read',
  input: z.object(game),
  output: z.object({
    drawNumber: z.string(),
    status: DrawStatus,
    lockAt: z.string(),
    currency: z.string(),
    bets: z.int(),
    staked: z.string(),
    /** The merchant's maximum exposure of one selection. */
    limit: z.string(),
    plays: z.array(
      z.object({
        id: z.int(),
        code: z.string(),
        isOpen: z.boolean(),
        staked: z.string(),
        /** Number of numbers with bets; the highest `EXPOSED_NUMBERS_LIMIT` are listed. */
        count: z.int(),
        numbers: z.array(Number),
      }),
    ),
    /** Whether the draw has more different selections than are evaluated; those with the lowest prizes are left out. */
    isCapped: z.boolean(),
    serverTime: z.string(),
  }),
  refusals: gameRefusals,
})
