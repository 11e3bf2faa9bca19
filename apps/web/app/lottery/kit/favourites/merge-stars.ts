import { addFavouriteLotteries } from '@ante/contract/lottery/games/favourites.ts'
import type { QueryClient } from '@tanstack/react-query'

import type { Call } from '../../../lib/calls/call.ts'
import { queueTapCall } from '../../../lib/calls/tap-queue.ts'
import { deviceStars, storeDeviceStars } from './device-stars.ts'
import { favouriteLotteries } from './favourite-lotteries.ts'

/**
 * Transfers a visitor's stars from this device to the member, and removes them from the device. Stars that could not be
 * transferred remain on the device.
 */
export async function mergeStars({ queries, call }: { queries: QueryClient; call: Call }): Promise<void> {
  const gameCodes = [...deviceStars()]
  if (gameCodes.length === 0) return
  const stored = await queueTapCall(() => call(addFavouriteLotteries, { gameCodes }))
  storeDeviceStars(deviceStars().filter((code) => !gameCodes.includes(code)))
  void queries.cancelQueries(favouriteLotteries)
  queries.setQueryData(favouriteLotteries.queryKey, stored)
}
