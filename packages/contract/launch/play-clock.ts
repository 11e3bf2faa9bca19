import * as z from 'zod/mini'

import { endpoint } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'

export const getPlayClock = endpoint({
  summary: 'How long a game was played, and what was staked and paid in it, for whoever is in front of it',
  method: 'GET',
  path: '/wps/game/clock',
  access: 'member',
  input: z.object({ sessionId: z.uuid() }),
  output: z.object({
    openedAt: z.string(),
    /** The gateway's time. */
    now: z.string(),
    staked: DecimalText,
    paid: DecimalText,
    /** How often he wants to be told; 0 where nobody is. */
    everyMinutes: z.number(),
    /** What is left of the time that he allows himself today; null where he has set no limit. */
    leftSeconds: z.nullable(z.number()),
    currency: Currency,
  }),
  refusals: { 'game.session.not.found': z.object({}) },
})
export type PlayClock = z.output<typeof getPlayClock.output>
