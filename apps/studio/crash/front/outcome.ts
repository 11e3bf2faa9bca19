import * as z from 'zod/mini'

/** Progress and outcome of a round, as sent by the server. */
export const Held = z.object({ flight: z.string(), auto: z.nullable(z.number()) })
export const Outcome = z.object({ flight: z.string(), left: z.nullable(z.number()), point: z.optional(z.number()) })
