import type { Game } from '@ante/contract/catalogue/games.ts'
import type { VendorHall } from '@ante/contract/catalogue/halls.ts'

import { gamesOfVendor } from './facets.ts'
import type { MerchantCatalogue } from './merchant-catalogue.ts'

const COVERS = 3

/** Cache by catalogue, which is immutable. */
const cache = new WeakMap<MerchantCatalogue, VendorHall[]>()

/** Returns each vendor of each category, with its number of games and its most popular ones. */
export function listHalls(merchantCatalogue: MerchantCatalogue): VendorHall[] {
  const halls = cache.get(merchantCatalogue) ?? hallsOf(merchantCatalogue)
  cache.set(merchantCatalogue, halls)
  return halls
}

function hallsOf({ sorting, byCategory, books, closed }: MerchantCatalogue): VendorHall[] {
  return sorting.flatMap(({ category, vendorNames }) =>
    vendorNames.map((vendor): VendorHall => {
      const listed = gamesOfVendor(byCategory.get(category) ?? [], vendor.vendor)
      const games = listed.map(({ game }) => game)
      const hall = { ...vendor, ...previewOf(games), isBook: books.has(vendor.vendor) }
      const until = closed.get(vendor.vendor)
      return until === undefined ? hall : { ...hall, closed: { until: until?.toISOString() ?? null } }
    }),
  )
}

function previewOf(games: readonly Game[]) {
  const hot = games.filter((game) => game.hot)
  const fresh = games.filter((game) => game.isNew)
  const covers = new Set([...hot, ...fresh, ...games].slice(0, COVERS * 3).map(({ showIcon }) => showIcon))
  return { newGames: fresh.length, hotGames: hot.length, covers: [...covers].slice(0, COVERS) }
}
