/** What other parts of the gateway may use of `catalogue`. */
export { Catalogue } from './catalogue.ts'
export { forgetFavourites } from './favourites.ts'
export { forgetRecentGames, noteRecentGame } from './recent-games.ts'
export type { LaunchableGame } from './offer.ts'
export { catalogueRoutes } from './routes.ts'
export { offerVendors, storeGames, storeHotMatches, storeVendors } from './store-catalogue.ts'
export type { StoredGame, StoredMatch, StoredVendor } from './store-catalogue.ts'
