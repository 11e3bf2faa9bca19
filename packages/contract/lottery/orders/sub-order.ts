import * as z from 'zod/mini'

import { DecimalText } from '../../kit/money.ts'
import { BetType, BettingMode, OrderStatus, PrizeModeId } from './order-status.ts'

const At = z.iso.datetime()

/** What a list shows of a slip's content at most; the whole of it is told by `getOrderInfo`. */
export const CONTENT_SHOWN = 120

/** One slip on one issue. The names are the old platform's. Source: domain handbook 3.6. */
export const SubOrder = z.object({
  orderMasterId: z.string(),
  orderDetailId: z.string(),
  /** Of a sub-order that is not the only one of its order with `-001` and so on behind it. */
  orderNumber: z.string(),
  orderStatus: OrderStatus,
  gameId: z.number(),
  gameCode: z.string(),
  gameName: z.string(),
  family: z.string(),
  prizeModeId: PrizeModeId,
  numero: z.string(),
  playId: z.number(),
  playCode: z.string(),
  betType: BetType,
  /** The beginning of what was bet on, as the wire's slips write it; `contentIsCut` where there is more. */
  content: z.string(),
  contentIsCut: z.boolean(),
  stakes: z.number(),
  /** Null where the play has odds instead. */
  series: z.nullable(z.number()),
  /** What a stake is multiplied by when it wins, frozen when it was placed; null where the series says it. */
  odds: z.nullable(z.string()),
  bettingMode: BettingMode,
  multiple: z.number(),
  /** What it cost, and what of that was really staked: nothing where it came back. */
  planBettingAmount: DecimalText,
  actualBettingAmount: DecimalText,
  winningAmount: DecimalText,
  /** Of the winnings what was not paid, because no player gets more than so much in one issue. */
  cutOff: DecimalText,
  rebateAmount: DecimalText,
  refundAmount: DecimalText,
  /** Kept of a refund. */
  cancelFee: DecimalText,
  /** The draw as its family writes it; null before it is known. */
  winningNumber: z.nullable(z.unknown()),
  /** Part of a chase: which phase of how many, and where it ends. */
  chasing: z.boolean(),
  chasingPhase: z.number(),
  chasingPhases: z.number(),
  /** How many phases have been played so far. */
  actualChasingPhase: z.number(),
  chaseEndNumero: z.nullable(z.string()),
  winningStop: z.boolean(),
  abandoning: z.boolean(),
  /** It has ended, in whatever way. */
  completed: z.boolean(),
  placedAt: At,
  lockAt: At,
  drawAt: At,
  settledAt: z.nullable(At),
  /** Whether it can be cancelled now, by the gateway's clock, and what that would keep of the stake. */
  mayCancel: z.boolean(),
  cancelFeeNow: DecimalText,
})
export type SubOrder = z.output<typeof SubOrder>
