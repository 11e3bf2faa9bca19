import * as z from 'zod/mini'

import { GameCategory } from '../catalogue/category.ts'
import { Game } from '../catalogue/games.ts'
import { endpoint } from '../kit/endpoint.ts'
import { QueryNumber } from '../kit/paging.ts'
import { onWire } from '../kit/wire-names.ts'

export const listOtherGames = endpoint({
  summary: 'Returns alternatives to an unavailable game: games of the same vendor first, then of the same category.',
  method: 'GET',
  path: '/wps/game/otherGames',
  access: 'member',
  input: z.object({
    vendor: z.optional(z.string().check(z.maxLength(30))),
    nodeId: z.optional(QueryNumber),
    category: onWire('gameCategory', z.optional(GameCategory)),
  }),
  output: z.object({ list: z.array(Game) }),
})
