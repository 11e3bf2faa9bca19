import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { QueryNumber } from '../kit/paging.ts'

export const launchGame = endpoint({
  summary: 'Opens a game: gives an address that works once, for a minute',
  method: 'POST',
  path: '/wps/game/launchGame',
  access: 'member',
  input: z.object({
    vendor: z.string().check(z.maxLength(30)),
    gameId: z.string().check(z.maxLength(80)),
    nodeId: QueryNumber,
    /** Where in the game he wants to go: a match, a table. */
    roomId: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,80}$/))),
    gameCategory: z.optional(z.string().check(z.maxLength(20))),
  }),
  output: z.object({
    content: z.object({ game_url: z.string() }),
    sessionId: z.string(),
    gameName: z.string(),
    /** `fun` is play money: the trial account's. */
    playMode: z.enum(['real', 'fun']),
  }),
  refusals: {
    'game.not.found': NoDetails,
    'game.not.playable': NoDetails,
    'vendor.unavailable': NoDetails,
    'account.disabled': NoDetails,
  },
})
