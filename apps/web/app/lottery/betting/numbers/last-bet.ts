import { prizeModeNames } from '@ante/contract/lottery/orders/order-status.ts'
import { getOrderInfo, ORDERS_PER_PAGE, searchOrders } from '@ante/contract/lottery/orders/orders.ts'

import { call } from '../../../lib/calls/call.ts'
import type { NewRow } from '../cart/cart-row.ts'
import { rowOfSlip } from '../cart/row-of-slip.ts'
import type { BettingGame } from '../slip/use-game-plays.ts'

type LastBetQuery = Pick<BettingGame, 'prizeMode' | 'plays'> & { game: Pick<BettingGame['game'], 'gameId'> }

/** The rows to repeat, or why there are none: no bet in the last seven days, another prize mode, or a closed play. */
export type LastBet = { rows: readonly NewRow[] } | { problem: 'none' | 'other prize type' | 'play closed' }

/**
 * Returns all rows of the member's latest order on a game with the prize mode of the page. A chase is repeated as a bet
 * on one draw.
 */
export async function lastBet({ game: { gameId }, prizeMode, plays }: LastBetQuery): Promise<LastBet> {
  const { orders } = await call(searchOrders, { gameId: String(gameId), page: 1, size: ORDERS_PER_PAGE })
  const last = orders.content.find(({ prizeModeId }) => prizeModeNames[prizeModeId] === prizeMode)
  if (!last) return { problem: orders.content.length > 0 ? 'other prize type' : 'none' }
  const info = await call(getOrderInfo, { id: last.orderDetailId })
  const others = await Promise.all(info.siblings.map(({ orderDetailId }) => call(getOrderInfo, { id: orderDetailId })))
  const rows = [info, ...others].map(({ slip }) => rowOfSlip(slip))
  const knownRows = rows.flatMap((row) => (row && plays.some(({ id }) => id === row.playId) ? row : []))
  return knownRows.length === rows.length ? { rows: knownRows } : { problem: 'play closed' }
}
