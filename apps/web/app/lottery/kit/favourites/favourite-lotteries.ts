import { queryOptions, useQuery } from '@tanstack/react-query'

import { queryOf } from '../../../lib/calls/query-client.ts'
import { useSession } from '../../../lib/session/session.ts'
import { useDeviceStars } from './device-stars.ts'

/** Codes of the member's starred lotteries. */
export const favouriteLotteries = queryOptions({
  // Below the key of the member's favourite games, so that the live event for favourites invalidates both.
  queryKey: ['member', 'favourites', 'lotteries'],
  queryFn: queryOf(async () => (await import('@ante/contract/lottery/games/favourites.ts')).listFavouriteLotteries, {}),
})

const NONE: readonly string[] = []

/** Returns the codes of the starred games: the member's, or a visitor's on this device. The latest first. */
export function useFavouriteLotteries(): readonly string[] {
  const session = useSession()
  const onDevice = useDeviceStars()
  const { data } = useQuery({ ...favouriteLotteries, enabled: session !== null })
  return session ? (data?.gameCodes ?? NONE) : onDevice
}
