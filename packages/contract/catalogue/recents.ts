import * as z from 'zod/mini'

import { endpoint } from '../kit/endpoint.ts'
import { PageNumber, PageSize } from '../kit/paging.ts'
import { GameCategory } from './category.ts'
import { Game, SearchedName, VendorFilter } from './games.ts'
import { onWire } from '../kit/wire-names.ts'

/** Maximum number of recently opened games stored per member. */
export const RECENTS_LIMIT = 100

/** Source: product specification 9. */
const RECENT_GAMES_PER_PAGE = 25

export const listRecentGames = endpoint({
  summary: 'Returns the games that the member opened recently, newest first.',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  access: 'member',
  input: z.object({
    category: onWire('gameType', z.optional(GameCategory)),
    gameName: SearchedName,
    vendor: onWire('vassalage', VendorFilter),
    page: PageNumber,
    pageSize: PageSize(RECENT_GAMES_PER_PAGE),
  }),
  output: z.object({ list: z.array(Game), pageNum: z.number(), totalPages: z.number() }),
})
