import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'
import { onWire } from '../kit/wire-names.ts'
import { Game } from './games.ts'

/** Maximum number of games in the index: the hot ones first, then in the lobby's order. */
export const INDEXED_GAMES = 2_000

/** Fields of a game for its search result: matched, displayed, or needed to open the game. */
const IndexedGame = z.object({
  nodeId: z.number(),
  vendor: onWire('vassalage', z.string()),
  gameName: z.string(),
  category: Game.shape.category,
  gameId: z.string(),
  supportPlay: z.boolean(),
  showIcon: z.string(),
})

export const getSearchIndex = endpoint({
  summary: 'Returns the merchant’s games for a search on the device.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_searchIndex',
  access: 'anyone',
  input: Nothing,
  output: z.object({ games: z.array(IndexedGame) }),
})
