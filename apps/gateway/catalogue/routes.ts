import {
  addFavourite as addFavouriteEndpoint,
  listFavourites as listFavouritesEndpoint,
  removeFavourite as removeFavouriteEndpoint,
} from '@ante/contract/catalogue/favourites.ts'
import { listGames as listGamesEndpoint, listHotGames as listHotGamesEndpoint } from '@ante/contract/catalogue/games.ts'
import { listHalls as listHallsEndpoint } from '@ante/contract/catalogue/halls.ts'
import { listHotMatches as listHotMatchesEndpoint } from '@ante/contract/catalogue/matches.ts'
import { listRecentGames as listRecentGamesEndpoint } from '@ante/contract/catalogue/recents.ts'
import { getSearchIndex } from '@ante/contract/catalogue/search-index.ts'
import { listVendorCategories, listVendors } from '@ante/contract/catalogue/vendors.ts'
import { languages } from '@ante/contract/merchant/language.ts'

import type { CallContext, MemberContext } from '../kit/context.ts'
import type { Ports } from '../kit/ports.ts'
import { commonRefusal } from '../kit/refusal.ts'
import { serve } from '../kit/serve.ts'
import type { Server } from '../kit/server.ts'
import type { Catalogue } from './catalogue.ts'
import { addFavourite, listFavourites, removeFavourite } from './favourites.ts'
import type { FavouriteOwner } from './favourites.ts'
import { listGames } from './list-games.ts'
import { listHalls } from './list-halls.ts'
import { listHotGames } from './list-hot-games.ts'
import { listHotMatches } from './list-hot-matches.ts'
import { listRecentGames } from './recent-games.ts'
import { searchIndexOf } from './search-index.ts'
import { vendorCategories, vendorMapping } from './vendor-categories.ts'

export function catalogueRoutes(app: Server, catalogue: Catalogue, ports: Pick<Ports, 'db' | 'clock' | 'bus'>): void {
  const merchantCatalogueOf = (merchantCode: string) => catalogue.ofMerchant(merchantCode)

  const ownOffer = (requestedCode: string | undefined, { merchantCode }: CallContext) => {
    if (requestedCode !== undefined && requestedCode !== merchantCode) throw commonRefusal('merchant.mismatch')
    return merchantCatalogueOf(merchantCode)
  }

  serve(app, listGamesEndpoint, (input, { merchantCode, language }) =>
    listGames(merchantCatalogueOf(merchantCode), input, languages[language].locale),
  )
  serve(app, listHotGamesEndpoint, (input, { merchantCode }) => ({
    list: listHotGames(merchantCatalogueOf(merchantCode), input),
  }))
  serve(app, listVendors, ({ merchant_code: requestedCode }, context) => {
    const { sorting } = ownOffer(requestedCode, context)
    return { sorting, mapping: vendorMapping(sorting) }
  })
  serve(app, listVendorCategories, ({ merchant_code: requestedCode }, context) => ({
    list: vendorCategories(ownOffer(requestedCode, context).sorting),
  }))
  serve(app, listHallsEndpoint, (_input, { merchantCode }) => ({ halls: listHalls(merchantCatalogueOf(merchantCode)) }))
  serve(app, getSearchIndex, (_input, { merchantCode }) => searchIndexOf(merchantCatalogueOf(merchantCode)))
  serve(app, listHotMatchesEndpoint, async (_input, { merchantCode }) => ({
    list: await listHotMatches(ports, merchantCode, merchantCatalogueOf(merchantCode)),
  }))

  const markerOf = ({ member: { memberId, merchantCode } }: MemberContext): FavouriteOwner => ({
    memberId: BigInt(memberId),
    merchantCode,
    merchantCatalogue: merchantCatalogueOf(merchantCode),
  })
  serve(app, listFavouritesEndpoint, (input, context) => listFavourites(ports.db, markerOf(context), input))
  serve(app, removeFavouriteEndpoint, (input, context) => removeFavourite(ports, markerOf(context), input))
  serve(app, listRecentGamesEndpoint, (input, context) => listRecentGames(ports.db, markerOf(context), input))
  serve(app, addFavouriteEndpoint, (input, context) => addFavourite(ports, markerOf(context), input))
}
