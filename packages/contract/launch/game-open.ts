import * as z from 'zod/mini'

import { endpoint } from '../kit/endpoint.ts'

/** How often whoever shows a game says so. */
export const STILL_OPEN_EVERY_MS = 60_000

export const gameStillOpen = endpoint({
  summary: 'Says that the game of a session is still shown somewhere: the money that it plays with stays at its vendor',
  method: 'POST',
  path: '/wps/game/stillOpen',
  access: 'member',
  input: z.object({ sessionId: z.uuid() }),
  /** Why no bet is taken any more: he rests from play, or has played as long as he allows himself today. */
  output: z.object({ over: z._default(z.nullable(z.enum(['rest', 'session'])), null) }),
})
