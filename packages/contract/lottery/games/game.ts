import * as z from 'zod/mini'

import { QueryNumber } from '../../kit/paging.ts'

/** Prize modes, in the spelling of addresses and lists. Source: domain handbook 1. */
export const PrizeModeName = z.enum(['Lott', 'ZY', 'Elott', 'WS', 'SEA'])
export type PrizeModeName = z.output<typeof PrizeModeName>

const BY_NUMBER: Record<number, PrizeModeName> = { 1: 'Lott', 2: 'ZY', 3: 'Elott', 4: 'WS', 5: 'SEA' }

/** A prize mode by its name, or by its number in orders. */
export const PrizeModeFilter = z.optional(
  z.pipe(
    z.union([PrizeModeName, QueryNumber]).check(z.refine((mode) => typeof mode === 'string' || mode in BY_NUMBER)),
    z.transform((mode) => (typeof mode === 'string' ? mode : (BY_NUMBER[mode] ?? 'Lott'))),
  ),
)

/** Short name of a game, in capitals; also used in addresses. */
export const GameCode = z.string().check(z.regex(/^[A-Z0-9_]{2,20}$/))

/** A draw number. Source: domain handbook 3.3. */
export const DrawNumber = z.string().check(z.regex(/^\d{8}(-\d{4})?$/))

/** A lottery game in a list. */
export const LotteryGame = z.object({
  gameId: z.number(),
  gameCode: GameCode,
  name: z.string(),
  /** SSC, 11X5, VNC … Source of the list: domain handbook 3.1. */
  groupCode: z.string(),
  /** Family of its rules: a `Family` of the lottery rules. */
  family: z.string(),
  /** Region for the tabs: VNC, THAI, LAO, MAS …, or the part of Vietnam; null for games without a region. */
  region: z.nullable(z.string()),
  prizeModes: z.array(PrizeModeName),
  /** Seconds between draws; null for draws at fixed times of certain days. */
  drawInterval: z.nullable(z.number()),
  /** Time between the end of bets and the draw, in seconds. */
  lockTime: z.number(),
  /** Whether the game is on sale; true also outside its sale hours. */
  isSale: z.boolean(),
  /** Whether sales are temporarily paused. */
  isPaused: z.boolean(),
  isHot: z.boolean(),
  isNew: z.boolean(),
  /** Drawn by the house, with a proof; otherwise the result is external. */
  isHouse: z.boolean(),
  /** Key of its picture. */
  icon: z.string(),
})
export type LotteryGame = z.output<typeof LotteryGame>

export const GameId = QueryNumber
/** A result, in a format that depends on the family. `isDraw(family, result)` of the lottery rules validates it. */
export const DrawResult = z.unknown()
