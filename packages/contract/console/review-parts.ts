import * as z from 'zod/mini'

import { freeLine } from '../kit/text.ts'

/** State and review version that the reviewer saw. */
export const SeenVersion = z.string().check(z.regex(/^[A-Z_]{2,20}\.\d{1,9}$/))

/** A code of the table of decision reasons. */
export const ReasonCode = z.string().check(z.regex(/^[a-z_]{2,30}$/))

/** Note of staff about a decision, never shown to players. */
export const StaffNote = freeLine(300)

/** A reason of the table, with its English text for the player, which is null for a hold. */
export const DecisionReason = z.object({
  code: z.string(),
  kind: z.enum(['reject', 'fail', 'deposit', 'hold']),
  label: z.string(),
  words: z.nullable(z.string()),
})

/** Number and sum of a tab's rows under the current filter; `isCapped` means at least as many. */
export const TabTotal = z.object({ count: z.number(), sum: z.string(), isCapped: z.boolean() })
