import * as z from 'zod/mini'

import { SPOTS } from './maths/bout.ts'

const Cents = z.string().check(z.regex(/^\d{1,15}$/))

/** A bout of the history; the latest one includes its pool. */
export const BoutView = z.object({
  came: z.enum(SPOTS),
  show: z.int(),
  staked: z.optional(z.object({ meron: Cents, wala: Cents })),
  seed: z.optional(Cents),
})
