import { infiniteQueryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'
import { saveFile } from '../../lib/calls/save-file.ts'
import { lotteryGames } from '../kit/queries.ts'
import { serverClock } from '../kit/clock/server-clock.ts'
import { ORDERS_KEY, ordersVersion } from './keys.ts'
import type { Known } from './search/order-search.ts'
import type { OrderView } from './search/order-view.ts'

const contract = () => import('@ante/contract/lottery/orders/orders.ts')
const searches = () => import('./search/order-search.ts')

/** What turns a view into a search: by the gateway's clock, where that is known. */
async function knownNow(client: QueryClient, zone: string): Promise<Known> {
  const { games } = await client.query(lotteryGames)
  const now = new Date(serverClock.now() ?? Date.now())
  return { zone, now, gameIdOf: (code) => games.find(({ gameCode }) => gameCode === code)?.gameId }
}

/** Saves what is seen as a file. */
export async function saveOrders(client: QueryClient, view: OrderView, zone: string): Promise<void> {
  const [{ ordersFile }, { fileSearchOf }] = await Promise.all([
    import('@ante/contract/lottery/orders/orders-file.ts'),
    searches(),
  ])
  await saveFile(ordersFile, fileSearchOf(view, await knownNow(client, zone)), 'lottery-bets.csv')
}

/** The member's bets, page after page, the latest first; `version` is what the stream had told when they were asked for. */
export const ordersOf = (view: OrderView, zone: string) =>
  infiniteQueryOptions({
    queryKey: [...ORDERS_KEY, 'list', view, zone],
    queryFn: async ({ pageParam: page, ...context }) => {
      const [{ searchOf }, known] = await Promise.all([searches(), knownNow(context.client, zone)])
      const search = searchOf(view, known)
      const version = context.client.getQueryData(ordersVersion.queryKey) ?? 0
      const found = await asks(async () => (await contract()).searchOrders, { ...search, page })(context)
      return { ...found, version }
    },
    initialPageParam: 1,
    getNextPageParam: ({ orders: { page, totalPages } }) => (page < totalPages ? page + 1 : undefined),
    // What he bet a moment ago must be there.
    staleTime: 0,
  })
