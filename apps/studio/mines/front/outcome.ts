import * as z from 'zod/mini'

/** Fields of a round, as sent by the server. */
const fields = z.array(z.number())
export const Progress = z.object({ opened: fields })
export const Outcome = z.object({ mines: fields, opened: fields, hit: z.nullable(z.number()) })
export const Picked = z.object({ mines: z.number() })
