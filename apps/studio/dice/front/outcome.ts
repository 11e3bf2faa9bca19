import * as z from 'zod/mini'

/** Outcome and pick of a round, as sent by the server. */
export const Outcome = z.object({ rolled: z.number() })
export const Picked = z.object({ side: z.enum(['under', 'over']), faces: z.number() })
