import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'

/**
 * What a round waits for: its player, who may go back to it; or money alone, for it is over at its vendor, which has not said so
 * yet. `unknown`: the vendor does not tell.
 */
const AwaitedBy = z.enum(['player', 'payment', 'unknown'])
export type AwaitedBy = z.output<typeof AwaitedBy>

/** A round that the member has begun and its vendor has not ended, with the way back to its game. */
export const OpenRound = z.object({
  roundId: z.string(),
  vendor: z.string(),
  gameId: z.string(),
  nodeId: z.number(),
  gameName: z.string(),
  gameCategory: z.string(),
  supportPlay: z.boolean(),
  openedAt: z.string(),
  /** Of the latest few; of older ones it is not asked. */
  awaits: z._default(AwaitedBy, 'unknown'),
})
export type OpenRound = z.output<typeof OpenRound>

export const listOpenRounds = endpoint({
  summary:
    'Rounds of the member that are not finished, the latest first; a round of the last moments is still being played',
  method: 'GET',
  path: '/wps/game/openRounds',
  access: 'member',
  input: Nothing,
  output: z.object({ list: z.array(OpenRound) }),
})
