import * as z from 'zod/mini'

import { endpoint } from '../kit/endpoint.ts'

/** Interval at which a page with a game reports it, in milliseconds. */
export const KEEP_OPEN_EVERY_MS = 60_000

export const keepGameOpen = endpoint({
  summary: 'Reports that the game of a session is still open, so that its balance stays at the vendor.',
  method: 'POST',
  path: '/wps/game/keepOpen',
  access: 'member',
  input: z.object({ sessionId: z.uuid() }),
  /** Why no bet is accepted any more: an exclusion, or today's session limit. Null while bets are accepted. */
  output: z.object({ endReason: z._default(z.nullable(z.enum(['exclusion', 'session'])), null) }),
})
