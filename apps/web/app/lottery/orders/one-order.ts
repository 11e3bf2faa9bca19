import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { getOrderInfo } from '@ante/contract/lottery/orders/orders.ts'
import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import { withClockSync } from '../kit/clock/server-clock.ts'
import { ONE_ORDER_KEY, TODAYS_BETS_KEY } from './keys.ts'

type Context = Parameters<ReturnType<typeof queryOf>>[0]

const contract = () => import('@ante/contract/lottery/orders/orders.ts')

/** The member's bets of today, on one game or all. */
export const todaysBets = (gameId?: number) =>
  queryOptions({
    queryKey: [...TODAYS_BETS_KEY, gameId ?? null],
    queryFn: queryOf(
      async () => (await contract()).todaysOrders,
      gameId === undefined ? {} : { gameId: String(gameId) },
    ),
    staleTime: 0,
  })

export type OrderInfo = OutputOf<typeof getOrderInfo>

/** All data of one bet. The answer contains the gateway's time, used for the countdown to its draw. */
export const orderInfo = (orderDetailId: string) =>
  queryOptions({
    queryKey: [...ONE_ORDER_KEY, orderDetailId],
    queryFn: async (context: Context) => {
      const { getOrderInfo } = await contract()
      return withClockSync(() => queryOf(getOrderInfo, { id: orderDetailId })(context))
    },
    staleTime: 0,
  })
