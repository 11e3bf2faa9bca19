import * as z from 'zod/mini'

import { DecimalText } from '../../kit/money.ts'
import { BetType, BettingMode, OrderStatus, PrizeModeId } from './order-status.ts'
import { onWire } from '../../kit/wire-names.ts'

const At = z.iso.datetime()

/** Maximum length of a slip's content in a list; `getOrderInfo` returns all of it. */
export const CONTENT_SHOWN = 120

/** One slip on one draw. The wire names are from the old platform. Source: domain handbook 3.6. */
export const SubOrder = z.object({
  orderMasterId: z.string(),
  orderDetailId: z.string(),
  /** Number of the sub-order; with the suffix `-001` and so on if its order has several. */
  orderNumber: z.string(),
  orderStatus: OrderStatus,
  gameId: z.number(),
  gameCode: z.string(),
  gameName: z.string(),
  family: z.string(),
  prizeModeId: PrizeModeId,
  drawNumber: onWire('numero', z.string()),
  playId: z.number(),
  playCode: z.string(),
  betType: BetType,
  /** Beginning of the content, in the format of slips; `contentIsCut` if there is more. */
  content: z.string(),
  contentIsCut: z.boolean(),
  stakes: z.number(),
  /** Null where the play has odds instead. */
  series: z.nullable(z.number()),
  /** Odds of a win as a multiple of the stake, fixed at placement; null where the series determines them. */
  odds: z.nullable(z.string()),
  bettingMode: BettingMode,
  multiple: z.number(),
  /** Cost, and the part of it that counts as stake: zero after a refund. */
  planBettingAmount: DecimalText,
  actualBettingAmount: DecimalText,
  winningAmount: DecimalText,
  /** Part of the winnings not paid because of the maximum payout per player and draw. */
  cutOff: DecimalText,
  rebateAmount: DecimalText,
  refundAmount: DecimalText,
  /** Fee deducted from a refund. */
  cancelFee: DecimalText,
  /** The result in the format of its family; null before it is known. */
  winningNumber: z.nullable(z.unknown()),
  /** For a chase: the phase, the number of phases, and the last draw. */
  chasing: z.boolean(),
  chasingPhase: z.number(),
  chasingPhases: z.number(),
  /** Number of phases played so far. */
  actualChasingPhase: z.number(),
  lastDrawNumber: onWire('chaseEndNumero', z.nullable(z.string())),
  winningStop: z.boolean(),
  abandoning: z.boolean(),
  /** Whether the sub-order has ended, with any status. */
  completed: z.boolean(),
  placedAt: At,
  lockAt: At,
  drawAt: At,
  settledAt: z.nullable(At),
  /** Whether the sub-order can be cancelled now, by the gateway's clock, and the fee. */
  mayCancel: z.boolean(),
  cancelFeeNow: DecimalText,
})
export type SubOrder = z.output<typeof SubOrder>
