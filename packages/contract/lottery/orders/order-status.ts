import * as z from 'zod/mini'

/** Statuses of a sub-order by wire number. Source: domain handbook 3.6. */
export const orderStatus = {
  confirmed: 1,
  /** Not settled yet: the only status in which a sub-order can be cancelled. */
  open: 2,
  won: 4,
  lost: 5,
  /** Stopped, because an earlier phase of the chase has won. */
  stoppedOnHit: 6,
  /** Skipped, because the number came up in the draw before. */
  abandoned: 7,
  cancelledByPlayer: 8,
  drawVoid: 12,
  systemRefund: 14,
  superRefund: 15,
  tie: 16,
  cancelled: 17,
  rejected: 20,
  invalid: 99,
} as const

export const OrderStatus = z.enum(orderStatus)
export type OrderStatus = z.output<typeof OrderStatus>

/** Statuses that pages show as cancelled. */
export const CANCELLED_STATUSES: readonly OrderStatus[] = [6, 7, 8, 12, 17]

/** How a slip was filled in. Source: domain handbook 3.1. */
export const BetType = z.enum({ picked: 1, typed: 2, file: 4 } as const)
export type BetType = z.output<typeof BetType>

/** Units of a stake by wire number. Source: domain handbook 3.4 and 1. */
export const bettingModes = { 1: '1', 2: '0.1', 3: '0.01', 4: '0.001' } as const
export const BettingMode = z.enum({ whole: 1, tenth: 2, hundredth: 3, thousandth: 4 } as const)
export type BettingMode = z.output<typeof BettingMode>

/** Prize modes by wire number. Source: domain handbook 0. */
export const prizeModeNames = { 1: 'Lott', 2: 'ZY', 3: 'Elott', 4: 'WS', 5: 'SEA' } as const
export const PrizeModeId = z.enum({ Lott: 1, ZY: 2, Elott: 3, WS: 4, SEA: 5 } as const)
export type PrizeModeId = z.output<typeof PrizeModeId>
