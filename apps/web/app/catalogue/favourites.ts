import { queryOptions, useQuery } from '@tanstack/react-query'

import { asks } from '../lib/calls/query-client.ts'
import { useSession } from '../lib/session/session.ts'

/** The games that the member has marked. The tiles need their numbers alone, so the games themselves are few. */
export const favourites = queryOptions({
  // Below `member`, so that the next member of this browser does not see them.
  queryKey: ['member', 'favourites'],
  queryFn: asks(async () => (await import('@ante/contract/catalogue/favourites.ts')).listFavourites, { pageSize: 1 }),
})

const NONE: readonly number[] = []

/** The numbers of the games that are marked; none for a visitor, or while they are on their way. */
export function useFavourites(): readonly number[] {
  const session = useSession()
  const { data } = useQuery({ ...favourites, enabled: session !== null })
  return (session && data?.nodeIds) ?? NONE
}
