import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { getOrderInfo } from '@ante/contract/lottery/orders/orders.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'
import { lotteryGames } from '../kit/queries.ts'
import { learning, serverClock } from '../kit/clock/server-clock.ts'
import { ONE_ORDER_KEY, ORDERS_KEY, ordersVersion, TODAYS_BETS_KEY } from './keys.ts'
import { fileSearchOf, searchOf } from './order-view.ts'
import type { OrderView } from './order-view.ts'

type Context = Parameters<ReturnType<typeof asks>>[0]

const contract = () => import('@ante/contract/lottery/orders/orders.ts')

/** What turns a view into a search: by the gateway's clock, where that is known. */
async function knownNow(client: QueryClient, zone: string): Promise<Parameters<typeof searchOf>[1]> {
  const { games } = await client.query(lotteryGames)
  const now = new Date(serverClock.now() ?? Date.now())
  return { zone, now, gameIdOf: (code) => games.find(({ gameCode }) => gameCode === code)?.gameId }
}

/** As the file of what is seen is asked for. */
export const fileAsked = async (client: QueryClient, view: OrderView, zone: string) =>
  fileSearchOf(view, await knownNow(client, zone))

/** The member's bets, page after page, the latest first; `version` is what the stream had told when they were asked for. */
export const ordersOf = (view: OrderView, zone: string) =>
  infiniteQueryOptions({
    queryKey: [...ORDERS_KEY, 'list', view, zone],
    queryFn: async ({ pageParam: page, ...context }) => {
      const search = searchOf(view, await knownNow(context.client, zone))
      const version = context.client.getQueryData(ordersVersion.queryKey) ?? 0
      const found = await asks(async () => (await contract()).searchOrders, { ...search, page })(context)
      return { ...found, version }
    },
    initialPageParam: 1,
    getNextPageParam: ({ orders: { page, totalPages } }) => (page < totalPages ? page + 1 : undefined),
    // What he bet a moment ago must be there.
    staleTime: 0,
  })

/** What he has bet on today, of one game or of all. */
export const todaysBets = (gameId?: number) =>
  queryOptions({
    queryKey: [...TODAYS_BETS_KEY, gameId ?? null],
    queryFn: asks(async () => (await contract()).todaysOrders, gameId === undefined ? {} : { gameId: String(gameId) }),
    staleTime: 0,
  })

export type OrderInfo = OutputOf<typeof getOrderInfo>

/** All that belongs to one bet. It tells the gateway's time, by which its draw is counted down. */
export const orderInfo = (orderDetailId: string) =>
  queryOptions({
    queryKey: [...ONE_ORDER_KEY, orderDetailId],
    queryFn: async (context: Context) => {
      const { getOrderInfo } = await contract()
      return learning(() => asks(getOrderInfo, { id: orderDetailId })(context))
    },
    staleTime: 0,
  })
