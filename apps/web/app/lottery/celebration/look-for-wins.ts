import { orderStatus } from '@ante/contract/lottery/orders/order-status.ts'
import { searchOrders } from '@ante/contract/lottery/orders/orders.ts'

import { call } from '../../lib/calls/call.ts'
import { newWins } from './new-wins.ts'
import { rememberWins, winsRemembered } from './win-memory.ts'
import { addWins } from './win-store.ts'

/** Of the bets of the last seven days: more do not win at once. */
const WINS_LOOKED_AT = 100

/** Asks what has won, and hands on what is news. The first look only begins the watch. */
export async function lookForWins(userName: string): Promise<void> {
  const page = await call(searchOrders, { orderStatus: orderStatus.won, size: WINS_LOOKED_AT })
  const wins = page.orders.content
  const known = winsRemembered(userName)
  const { fresh, memory } = newWins(wins, known ?? { userName, since: page.serverTime, told: [] })
  rememberWins(memory)
  if (known) addWins({ userName, orders: fresh, currency: page.currency })
}
