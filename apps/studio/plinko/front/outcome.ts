import * as z from 'zod/mini'

import { RISKS, ROWS } from '../maths/plinko.ts'

/** Outcome and pick of a round, as sent by the server. */
export const Outcome = z.object({ path: z.array(z.number()) })
export const Picked = z.object({ rows: z.literal(ROWS), risk: z.enum(RISKS) })
