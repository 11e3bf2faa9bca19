import { CONTENT_SHOWN } from '@ante/contract/lottery/orders/sub-order.ts'
import type { SubOrder } from '@ante/contract/lottery/orders/sub-order.ts'
import { BettingMode, bettingModes, PrizeModeId } from '@ante/contract/lottery/orders/order-status.ts'
import type { OrderStatus } from '@ante/contract/lottery/orders/order-status.ts'
import { prizeModeIds } from '@ante/lottery/prize-mode.ts'
import type { PrizeMode } from '@ante/lottery/prize-mode.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Db } from '../../../kit/db.ts'
import { exactTextOf } from '../../../kit/money.ts'
import type { LotteryTerms } from '../../limits/terms.ts'
import { feeOf } from '../cancelling/rules.ts'
import type { DetailWin } from '../tables.ts'

/** A sub-order with all displayed data. */
export interface DetailRow {
  id: bigint
  orderId: bigint
  slipId: bigint
  drawId: bigint
  number: string
  /** Number of sub-orders of its order; `position` is the index of this one among them, from 1. */
  details: number
  position: number
  status: OrderStatus
  gameId: bigint
  gameCode: string
  gameName: string
  family: string
  prizeMode: PrizeMode
  drawNumber: string
  playId: number
  playCode: string
  betType: 1 | 2 | 4
  text: string
  content: string
  stakes: bigint
  series: number | null
  odds: Record<string, string> | null
  unit: string
  multiple: number
  cost: bigint
  won: bigint
  cutOff: bigint
  rebate: bigint
  refunded: bigint
  fee: bigint
  wins: DetailWin[] | null
  result: unknown
  chase: { drawNumber: string; multiple: number }[] | null
  phase: number
  played: bigint
  winningStop: boolean
  abandoning: boolean
  placedAt: Date
  lockAt: Date
  drawAt: Date
  settledAt: Date | null
}

/** Returns sub-orders by a condition on the aliases `detail`, `placed` and `draw`; `tail` may order and limit them. */
export async function detailRows(db: Db, where: RawBuilder<unknown>, tail: RawBuilder<unknown>): Promise<DetailRow[]> {
  const { rows } = await sql<DetailRow>`
    select detail.id, detail.order_id as "orderId", detail.slip_id as "slipId", detail.draw_id as "drawId",
      placed.number, placed.details, detail.position, detail.status, game.id as "gameId", game.code as "gameCode",
      game.name as "gameName", game.family, placed.prize_mode as "prizeMode", detail.draw_number as "drawNumber", slip.play_id as "playId",
      slip.play_code as "playCode", slip.bet_type as "betType", slip.text, slip.content, slip.stakes, slip.series,
      slip.odds, slip.unit, detail.multiple, detail.cost, detail.won, detail.cut_off as "cutOff", detail.rebate,
      detail.refunded, detail.fee, detail.wins, draw.result, placed.chase, detail.phase,
      case when placed.chase is null then 1 else (
        select count(*) from lottery_detail one where one.slip_id = detail.slip_id and one.status in (4, 5, 16)
      ) end as played,
      placed.winning_stop as "winningStop", placed.abandoning, detail.placed_at as "placedAt", draw.lock_at as "lockAt",
      draw.draw_at as "drawAt", detail.settled_at as "settledAt"
    from lottery_detail detail
    join lottery_order placed on placed.id = detail.order_id
    join lottery_slip slip on slip.id = detail.slip_id
    join lottery_game game on game.id = detail.game_id
    join lottery_draw draw on draw.id = detail.draw_id
    where ${where} ${tail}`.execute(db)
  return rows
}

interface Showing {
  terms: LotteryTerms
  now: Date
}

const POSITION_DIGITS = 3
const MODES = new Map(
  Object.entries(bettingModes).map(([mode, unit]) => [unit as string, BettingMode.parse(Number(mode))]),
)

/** Returns the number of a sub-order: its order's number, with its position if the order has several. */
export const numberOf = ({ number, details, position }: Pick<DetailRow, 'number' | 'details' | 'position'>): string =>
  details === 1 ? number : `${number}-${String(position).padStart(POSITION_DIGITS, '0')}`

/** Formats a sub-order for the wire. */
export function shownOrder(row: DetailRow, showing: Showing): SubOrder {
  return { ...identityOf(row), ...betOf(row), ...moneyOf(row), ...chaseOf(row), ...timesOf(row, showing) }
}

const identityOf = (row: DetailRow) => ({
  orderMasterId: String(row.orderId),
  orderDetailId: String(row.id),
  orderNumber: numberOf(row),
  orderStatus: row.status,
  gameId: Number(row.gameId),
  gameCode: row.gameCode,
  gameName: row.gameName,
  family: row.family,
  prizeModeId: PrizeModeId.parse(prizeModeIds[row.prizeMode]),
  drawNumber: row.drawNumber,
})

const betOf = (row: DetailRow) => ({
  playId: row.playId,
  playCode: row.playCode,
  betType: row.betType,
  content: row.content.slice(0, CONTENT_SHOWN),
  contentIsCut: row.content.length > CONTENT_SHOWN,
  stakes: Number(row.stakes),
  series: row.series,
  odds: row.odds && bestOf(row.odds),
  bettingMode: MODES.get(row.unit) ?? 1,
  multiple: row.multiple,
})

/** Returns the highest of the odds. */
const bestOf = (odds: Record<string, string>): string =>
  Object.values(odds).reduce((best, value) => (Number(value) > Number(best) ? value : best), '0')

const moneyOf = (row: DetailRow) => ({
  planBettingAmount: exactTextOf(row.cost),
  actualBettingAmount: exactTextOf(row.cost - row.refunded),
  winningAmount: exactTextOf(row.won),
  cutOff: exactTextOf(row.cutOff),
  rebateAmount: exactTextOf(row.rebate),
  refundAmount: exactTextOf(row.refunded - row.fee),
  cancelFee: exactTextOf(row.fee),
  winningNumber: row.result ?? null,
})

const chaseOf = ({ chase, phase, played, winningStop, abandoning }: DetailRow) => ({
  chasing: chase !== null,
  chasingPhase: phase,
  chasingPhases: chase?.length ?? 1,
  actualChasingPhase: Number(played),
  lastDrawNumber: chase?.at(-1)?.drawNumber ?? null,
  winningStop,
  abandoning,
})

function timesOf(row: DetailRow, { terms, now }: Showing) {
  const isOpen = row.status === 2
  const fee = feeOf(row.cost, terms)
  return {
    completed: !isOpen,
    placedAt: row.placedAt.toISOString(),
    lockAt: row.lockAt.toISOString(),
    drawAt: row.drawAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
    mayCancel: isOpen && terms.mayCancel && fee < row.cost && now < row.lockAt,
    cancelFeeNow: exactTextOf(isOpen ? fee : 0n),
  }
}
