import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'

/** Format of an idempotency key. */
export const IDEMPOTENCY_KEY = /^[\w-]{8,80}$/

/**
 * `done`: the call took effect; a repeat with the same key returns its answer. `notDone`: it did not take effect, and
 * never will with this key, even if it arrives later. `inProgress`: it is being processed; poll again.
 */
export const CallOutcome = z.enum(['done', 'notDone', 'inProgress'])
export type CallOutcome = z.output<typeof CallOutcome>

export const resolveCall = endpoint({
  summary: 'Returns whether the call with an idempotency key took effect; a call without effect is cancelled.',
  method: 'POST',
  path: '/wps/session/calls/outcome',
  access: 'member',
  whileClosed: true,
  input: z.object({ key: z.string().check(z.regex(IDEMPOTENCY_KEY)) }),
  output: z.object({ outcome: CallOutcome }),
})
