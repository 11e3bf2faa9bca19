import { orderStatus } from '@ante/contract/lottery/orders/order-status.ts'
import { searchOrders } from '@ante/contract/lottery/orders/orders.ts'

import { call } from '../../lib/calls/call.ts'
import { newWins } from './new-wins.ts'
import { rememberWins, MAX_WINS, winsRemembered } from './win-memory.ts'
import { addWins } from './win-store.ts'

/**
 * Requests the bets that have won since the last check, whenever they were placed, and publishes new wins. The first
 * check of a member only sets the start time, so that earlier wins are not celebrated.
 */
export async function findWins(userName: string): Promise<void> {
  const remembered = winsRemembered(userName)
  const requested = remembered ? { settledFrom: Date.parse(remembered.since), size: MAX_WINS } : { size: 1 }
  const { orders, currency, serverTime } = await call(searchOrders, { orderStatus: orderStatus.won, ...requested })
  const { newWins: fresh, memory } = newWins(
    orders.content,
    remembered ?? { userName, since: serverTime, reported: [] },
    serverTime,
  )
  rememberWins(memory)
  if (remembered) addWins({ userName, orders: fresh, currency })
}
