import { queryOptions, useQuery } from '@tanstack/react-query'

import { queryOf } from '../lib/calls/query-client.ts'
import { useSession } from '../lib/session/session.ts'

/** Ids of all favourites of the member. Their games are not needed, so the page size is one. */
export const favourites = queryOptions({
  // The key begins with `member`, so the cache is cleared for the next member.
  queryKey: ['member', 'favourites'],
  queryFn: queryOf(async () => (await import('@ante/contract/catalogue/favourites.ts')).listFavourites, {
    pageSize: 1,
  }),
})

const NONE: readonly number[] = []

/** Ids of favourite games; empty for a visitor, or while loading. */
export function useFavourites(): readonly number[] {
  const session = useSession()
  const { data } = useQuery({ ...favourites, enabled: session !== null })
  return (session && data?.nodeIds) ?? NONE
}
