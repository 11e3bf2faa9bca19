import { orderStatus } from '@ante/contract/lottery/orders/order-status.ts'
import { searchOrders } from '@ante/contract/lottery/orders/orders.ts'

import { call } from '../../lib/calls/call.ts'
import { newWins } from './new-wins.ts'
import { rememberWins, WINS_AT_MOST, winsRemembered } from './win-memory.ts'
import { addWins } from './win-store.ts'

/**
 * Asks what has won since the last look, however long ago it was bet on, and hands on what is news. The first look only
 * begins the watch: what was won while nobody was here stands in the records.
 */
export async function findWins(userName: string): Promise<void> {
  const known = winsRemembered(userName)
  const asked = known ? { settledFrom: Date.parse(known.since), size: WINS_AT_MOST } : { size: 1 }
  const { orders, currency, serverTime } = await call(searchOrders, { orderStatus: orderStatus.won, ...asked })
  const { fresh, memory } = newWins(orders.content, known ?? { userName, since: serverTime, told: [] }, serverTime)
  rememberWins(memory)
  if (known) addWins({ userName, orders: fresh, currency })
}
