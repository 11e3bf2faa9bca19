import type { Game, GamePage, listHotGames } from '@ante/contract/catalogue/games.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'

import { eachOnce } from '../lib/calls/each-once.ts'

/** Returns the games that this device has loaded for any list, each once: what can be searched without a connection. */
export function loadedGames(client: QueryClient): Game[] {
  const dataOf = <Data>(list: string) =>
    client.getQueriesData<Data>({ queryKey: ['catalogue', list] }).flatMap(([, data]) => (data ? [data] : []))
  const lists = [
    ...dataOf<InfiniteData<GamePage>>('games').flatMap(({ pages }) => pages.map(({ games }) => games)),
    ...dataOf<OutputOf<typeof listHotGames>>('hot').map(({ list }) => list),
    ...dataOf<GamePage>('lobby').map(({ games }) => games),
  ]
  return eachOnce(
    lists,
    (games) => games,
    ({ nodeId }) => nodeId,
  )
}
