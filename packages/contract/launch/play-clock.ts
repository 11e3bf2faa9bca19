import * as z from 'zod/mini'

import { endpoint } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'

export const getPlayClock = endpoint({
  summary: 'Returns the play time, stakes and payouts of a game session.',
  method: 'GET',
  path: '/wps/game/clock',
  access: 'member',
  input: z.object({ sessionId: z.uuid() }),
  output: z.object({
    openedAt: z.string(),
    /** Current time of the gateway's clock. */
    now: z.string(),
    staked: DecimalText,
    paid: DecimalText,
    /** Interval of the reality check in minutes; 0 for none. */
    everyMinutes: z.number(),
    /** Remainder of today's session limit; null without a limit. */
    leftSeconds: z.nullable(z.number()),
    currency: Currency,
  }),
  refusals: { 'game.session.not.found': z.object({}) },
})
export type PlayClock = z.output<typeof getPlayClock.output>
