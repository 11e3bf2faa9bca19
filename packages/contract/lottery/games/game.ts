import * as z from 'zod/mini'

import { QueryNumber } from '../../kit/paging.ts'

/** How prizes are set, in the words of addresses and lists. Source: domain handbook 1. */
export const PrizeModeName = z.enum(['Lott', 'ZY', 'Elott', 'WS', 'SEA'])
export type PrizeModeName = z.output<typeof PrizeModeName>

const BY_NUMBER: Record<number, PrizeModeName> = { 1: 'Lott', 2: 'ZY', 3: 'Elott', 4: 'WS', 5: 'SEA' }

/** A prize mode by its name, or by its number as orders have it. */
export const SoughtPrizeMode = z.optional(
  z.pipe(
    z.union([PrizeModeName, QueryNumber]).check(z.refine((mode) => typeof mode === 'string' || mode in BY_NUMBER)),
    z.transform((mode) => (typeof mode === 'string' ? mode : (BY_NUMBER[mode] ?? 'Lott'))),
  ),
)

/** The short name of a game, in capitals; an address has it as well. */
export const GameCode = z.string().check(z.regex(/^[A-Z0-9_]{2,20}$/))

/** The name of an issue. Source: domain handbook 3.3. */
export const Numero = z.string().check(z.regex(/^\d{8}(-\d{4})?$/))

/** A lottery game as lists show it. */
export const LotteryGame = z.object({
  gameId: z.number(),
  gameCode: GameCode,
  name: z.string(),
  /** SSC, 11X5, VNC … Source of the list: domain handbook 3.1. */
  groupCode: z.string(),
  /** Whose rules it is played by: a `Family` of the lottery rules. */
  family: z.string(),
  /** Where it is at home, for the tabs: VNC, THAI, LAO, MAS …, or of Vietnam the part; null where that says nothing. */
  region: z.nullable(z.string()),
  prizeModes: z.array(PrizeModeName),
  /** Seconds from draw to draw; null where it is drawn at hours of some days. */
  drawInterval: z.nullable(z.number()),
  /** Bets end so many seconds before the draw. */
  lockTime: z.number(),
  /** Whether it takes bets at all; between two of its sale hours it does. */
  isSale: z.boolean(),
  /** It takes none now, and will again. */
  isPaused: z.boolean(),
  isHot: z.boolean(),
  isNew: z.boolean(),
  /** Drawn by the house, with a proof; otherwise its result comes from outside. */
  isHouse: z.boolean(),
  /** The key of its picture. */
  icon: z.string(),
})
export type LotteryGame = z.output<typeof LotteryGame>

export const GameId = QueryNumber
/** How a family's result is written is told by the lottery rules: `isDraw(family, result)`. */
export const DrawResult = z.unknown()
