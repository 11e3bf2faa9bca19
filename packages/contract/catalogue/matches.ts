import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'

export const HotMatch = z.object({
  league: z.string(),
  matchTime: z.string(),
  homeTeam: z.string(),
  awayTeam: z.string(),
  homeTeamImageUrl: z.string(),
  awayTeamImageUrl: z.string(),
  vendor: z.string(),
  /** The vendor's sportsbook, in which the match has the room `roomId`. */
  gameId: z.string(),
  roomId: z.string(),
  nodeId: z.number(),
  /** Whether trial members can play it, with play money. */
  supportPlay: z.boolean(),
  /** Whether bets on the match are open. */
  playable: z._default(z.boolean(), true),
})
export type HotMatch = z.output<typeof HotMatch>

export const listHotMatches = endpoint({
  summary: 'Returns the matches that start next.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getGameMatchV2',
  access: 'anyone',
  input: Nothing,
  output: z.object({ list: z.array(HotMatch) }),
})
