import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'
import { onWire } from '../kit/wire-names.ts'

/**
 * What an open round awaits: `player`, who may continue it; or `payment`, because the vendor has decided but not ended
 * the round. `unknown`: the vendor does not report this.
 */
const AwaitedBy = z.enum(['player', 'payment', 'unknown'])
export type AwaitedBy = z.output<typeof AwaitedBy>

/** A round that the member has begun and its vendor has not ended, with the data to open its game. */
export const OpenRound = z.object({
  roundId: z.string(),
  vendor: z.string(),
  gameId: z.string(),
  nodeId: z.number(),
  gameName: z.string(),
  category: onWire('gameCategory', z.string()),
  supportPlay: z.boolean(),
  openedAt: z.string(),
  /** Requested from the vendor only for the latest few rounds. */
  waitingFor: z._default(AwaitedBy, 'unknown'),
})
export type OpenRound = z.output<typeof OpenRound>

export const listOpenRounds = endpoint({
  summary: 'Returns the member’s open rounds, newest first.',
  method: 'GET',
  path: '/wps/game/openRounds',
  access: 'member',
  showsMoney: true,
  input: Nothing,
  output: z.object({ list: z.array(OpenRound) }),
})
