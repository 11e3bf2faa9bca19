import type { VendorHall } from '@ante/contract/catalogue/halls.ts'
import type { QueryClient } from '@tanstack/react-query'

import { gamesIn } from '../game-list/queries.ts'
import { hotMatches } from '../queries.ts'
import { centreOf } from './centre-view.ts'
import { hallGames } from './hall-games.ts'
import { halls, shelvedGames } from './queries.ts'

/** Loads the data of a center at an address: the vendor pages, and the content of the requested one. */
export async function loadHall(search: URLSearchParams, queries: QueryClient): Promise<void> {
  const { vendorHalls } = centreOf(search, await queries.query(halls))
  const [hall] = vendorHalls
  if (hall) await Promise.all([queries.infiniteQuery(gamesIn(hallGames(hall))), ...shelvesOf(hall, queries)])
}

function shelvesOf(hall: VendorHall, queries: QueryClient): Promise<unknown>[] {
  if (hall.isBook) return [queries.query(hotMatches)]
  const { category, vendor } = hall
  return [
    ...(hall.hotGames > 0 ? [queries.query(shelvedGames({ category, vendor, classify: 'HOT' }))] : []),
    ...(hall.newGames > 0 ? [queries.query(shelvedGames({ category, vendor, classify: 'NEW' }))] : []),
  ]
}
