import { placeOrder as placing, MAX_SLIP_TEXT_LENGTH } from '@ante/contract/lottery/orders/betting.ts'
import {
  cancelSubOrders,
  getOrder,
  getOrderByQuery,
  getOrderInfo,
  searchOrders as searching,
  todaysOrders,
} from '@ante/contract/lottery/orders/orders.ts'
import { ordersFile as file } from '@ante/contract/lottery/orders/orders-file.ts'
import { getSeries } from '@ante/contract/lottery/orders/series.ts'

import { serveCsv } from '../../kit/serve-csv.ts'
import { serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import { listSeries } from '../series/list-series.ts'
import { cancelOrders } from './cancelling/cancel-orders.ts'
import { placeOrder } from './placing/place-order.ts'
import type { PlacingPorts } from './placing/place-order.ts'
import { ordersFile } from './shown/orders-file.ts'
import { ordersOfToday, searchOrders } from './shown/search-orders.ts'
import { showOrder, showOrderInfo } from './shown/show-order.ts'

/**
 * Orders per minute and IP address: five per second, because members may share an address. Source: domain handbook 13.
 */
const PER_MINUTE = 300
/** Maximum body size: the slips of an order, and the other fields. */
const BODY_LIMIT_BYTES = MAX_SLIP_TEXT_LENGTH + 64 * 1024

/** Routes for a member's lottery bets. */
export function orderRoutes(app: Server, ports: PlacingPorts): void {
  const limit = { perMinute: PER_MINUTE }
  serve(app, placing, (input, context) => placeOrder(ports, input, context), { ...limit, bodyLimit: BODY_LIMIT_BYTES })
  serve(app, searching, (input, { member }) => searchOrders(ports, member, input), limit)
  serveCsv(app, file, (input, { member }) => ordersFile(ports, member, input))
  serve(app, todaysOrders, (input, { member }) => ordersOfToday(ports, member, input), limit)
  for (const endpoint of [getOrder, getOrderByQuery]) {
    serve(app, endpoint, ({ id }, { member }) => showOrder(ports, member, id))
  }
  serve(app, getOrderInfo, ({ id }, { member }) => showOrderInfo(ports, member, id))
  serve(app, cancelSubOrders, ({ orderDetailIds }, { member }) => cancelOrders(ports, member, orderDetailIds), limit)
  serve(app, getSeries, (input, { member }) => listSeries(ports.db, member, input))
}
