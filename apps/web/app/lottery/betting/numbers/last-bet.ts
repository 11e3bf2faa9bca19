import { prizeModeNames } from '@ante/contract/lottery/orders/order-status.ts'
import { getOrderInfo, ORDERS_A_PAGE, searchOrders } from '@ante/contract/lottery/orders/orders.ts'

import { call } from '../../../lib/calls/call.ts'
import type { NewRow } from '../cart/cart-row.ts'
import { rowOfSlip } from '../cart/row-of-slip.ts'
import type { BettingGame } from '../slip/use-game-plays.ts'

type Of = Pick<BettingGame, 'prizeMode' | 'plays'> & { game: Pick<BettingGame['game'], 'gameId'> }

/**
 * Returns all rows of the member's latest order on a game, with the prize mode of the page; empty if there was none in
 * the last seven days, or if one of its plays is no longer on sale. A chase is repeated as a bet on one draw.
 */
export async function lastBet({ game: { gameId }, prizeMode, plays }: Of): Promise<readonly NewRow[]> {
  const { orders } = await call(searchOrders, { gameId: String(gameId), page: 1, size: ORDERS_A_PAGE })
  const last = orders.content.find(({ prizeModeId }) => prizeModeNames[prizeModeId] === prizeMode)
  if (!last) return []
  const info = await call(getOrderInfo, { id: last.orderDetailId })
  const others = await Promise.all(info.siblings.map(({ orderDetailId }) => call(getOrderInfo, { id: orderDetailId })))
  const rows = [info, ...others].map(({ slip }) => rowOfSlip(slip))
  const known = rows.flatMap((row) => (row && plays.some(({ id }) => id === row.playId) ? row : []))
  return known.length === rows.length ? known : []
}
