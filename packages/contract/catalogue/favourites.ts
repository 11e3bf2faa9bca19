import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { PageNumber, PageSize, QueryNumber } from '../kit/paging.ts'
import { GameCategory } from './category.ts'
import { Game, GAMES_PER_PAGE, SearchedName, VendorFilter } from './games.ts'
import { onWire } from '../kit/wire-names.ts'

/** Maximum number of favourites per member. */
export const FAVOURITES_LIMIT = 200

export const listFavourites = endpoint({
  summary: 'Returns the member’s favourite games, newest first.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  access: 'member',
  input: z.object({
    category: onWire('gameType', z.optional(GameCategory)),
    gameName: SearchedName,
    vendor: onWire('vassalage', VendorFilter),
    pageNo: PageNumber,
    pageSize: PageSize(GAMES_PER_PAGE),
  }),
  output: z.object({
    content: z.array(Game),
    pageNum: z.number(),
    totalPages: z.number(),
    /** All favourites, independent of the requested page and category: tiles use them for their hearts. */
    nodeIds: z.array(z.number()),
  }),
})

const Marked = z.object({
  nodeId: QueryNumber,
  /** Vendor code; if given, the game must be of that vendor. */
  vendor: z.optional(z.string().check(z.maxLength(30))),
})

export const addFavourite = endpoint({
  summary: 'Adds a game to the member’s favourites; a repeat changes nothing.',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  access: 'member',
  input: Marked,
  output: z.object({ nodeIds: z.array(z.number()) }),
  refusals: {
    'game.not.found': NoDetails,
    'favourites.full': z.object({ limit: z.number() }),
  },
})

export const removeFavourite = endpoint({
  summary: 'Removes a game from the member’s favourites; a repeat changes nothing.',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  access: 'member',
  input: Marked,
  output: z.object({ nodeIds: z.array(z.number()) }),
})
