import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'

/** How often whoever shows a game says so. */
export const STILL_OPEN_EVERY_MS = 60_000

export const gameStillOpen = endpoint({
  summary: 'Says that the game of a session is still shown somewhere: the money that it plays with stays at its vendor',
  method: 'POST',
  path: '/wps/game/stillOpen',
  access: 'member',
  input: z.object({ sessionId: z.uuid() }),
  output: Nothing,
})
