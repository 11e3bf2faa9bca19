import { infiniteQueryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import { saveFile } from '../../lib/calls/save-file.ts'
import { lotteryGames } from '../kit/queries.ts'
import { serverClock } from '../kit/clock/server-clock.ts'
import { ORDERS_KEY, ordersVersion } from './keys.ts'
import type { SearchContext } from './search/order-search.ts'
import type { OrderView } from './search/order-view.ts'

const contract = () => import('@ante/contract/lottery/orders/orders.ts')
const searches = () => import('./search/order-search.ts')

/** Returns the data needed to turn a view into a search, with the gateway's time if it is known. */
async function currentSearchContext(client: QueryClient, zone: string): Promise<SearchContext> {
  const { games } = await client.query(lotteryGames)
  const now = new Date(serverClock.now() ?? Date.now())
  return { zone, now, gameIdOf: (code) => games.find(({ gameCode }) => gameCode === code)?.gameId }
}

/** Saves the current view as a file. */
export async function saveOrders(client: QueryClient, view: OrderView, zone: string): Promise<void> {
  const [{ ordersFile }, { fileSearchOf }] = await Promise.all([
    import('@ante/contract/lottery/orders/orders-file.ts'),
    searches(),
  ])
  await saveFile(ordersFile, fileSearchOf(view, await currentSearchContext(client, zone)), 'lottery-bets.csv')
}

/** The member's bets in pages, the latest first; `version` is the stream's version at the time of the request. */
export const ordersOf = (view: OrderView, zone: string) =>
  infiniteQueryOptions({
    queryKey: [...ORDERS_KEY, 'list', view, zone],
    queryFn: async ({ pageParam: page, ...context }) => {
      const [{ searchOf }, searchContext] = await Promise.all([searches(), currentSearchContext(context.client, zone)])
      const search = searchOf(view, searchContext)
      const version = context.client.getQueryData(ordersVersion.queryKey) ?? 0
      const result = await queryOf(async () => (await contract()).searchOrders, { ...search, page })(context)
      return { ...result, version }
    },
    initialPageParam: 1,
    getNextPageParam: ({ orders: { page, totalPages } }) => (page < totalPages ? page + 1 : undefined),
    // Always stale, because the list must include a bet that was just placed.
    staleTime: 0,
  })
