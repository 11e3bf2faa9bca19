import { queryOptions, useQuery } from '@tanstack/react-query'

import { asks } from '../../../lib/calls/query-client.ts'
import { useSession } from '../../../lib/session/session.ts'
import { useDeviceStars } from './device-stars.ts'

/** The codes of the lotteries that the member has starred. */
export const favouriteLotteries = queryOptions({
  // Below the member's other marks: the news of any of them makes all anew.
  queryKey: ['member', 'favourites', 'lotteries'],
  queryFn: asks(async () => (await import('@ante/contract/lottery/games/favourites.ts')).listFavouriteLotteries, {}),
})

const NONE: readonly string[] = []

/** The codes of the games that are starred: the member's, or of a visitor those of this device. The latest first. */
export function useFavouriteLotteries(): readonly string[] {
  const session = useSession()
  const onDevice = useDeviceStars()
  const { data } = useQuery({ ...favouriteLotteries, enabled: session !== null })
  return session ? (data?.gameCodes ?? NONE) : onDevice
}
