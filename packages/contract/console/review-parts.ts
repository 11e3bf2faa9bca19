import * as z from 'zod/mini'

import { sortBy } from '../kit/sorting.ts'
import { freeLine } from '../kit/text.ts'

/** State and review version that the reviewer saw. */
export const SeenVersion = z.string().check(z.regex(/^[A-Z_]{2,20}\.\d{1,9}$/))

/** A code of the table of decision reasons. */
export const ReasonCode = z.string().check(z.regex(/^[a-z_]{2,30}$/))

/** Note of staff about a decision, never shown to players. */
export const StaffNote = freeLine(300)

/**
 * Purpose of a reason: a withdrawal is rejected, failed or on hold; a deposit is rejected (`deposit`), credited with
 * another amount than the amount to pay (`amount`), or taken back (`settle`).
 */
export const ReasonKind = z.enum(['reject', 'fail', 'hold', 'deposit', 'amount', 'settle'])
export type ReasonKind = z.infer<typeof ReasonKind>

/** An active reason, with its text for the player in the merchant's default language, which is null for a hold. */
export const DecisionReason = z.object({
  code: z.string(),
  kind: ReasonKind,
  label: z.string(),
  words: z.nullable(z.string()),
})

/** The reviewer who has claimed a row, until a time. */
export const RowClaim = z.object({ by: z.string(), isOwn: z.boolean(), until: z.string() })

/** Details of a refusal: the reviewer who has claimed the row. */
export const ClaimedBy = z.object({ by: z.string(), until: z.string() })

/** Number and sum of a tab's rows under the current filter; `isCapped`: the actual values may be higher. */
export const TabTotal = z.object({ count: z.number(), sum: z.string(), isCapped: z.boolean() })
export type TabTotal = z.infer<typeof TabTotal>

/**
 * Order of a queue, after `-` the greatest first. By default the oldest row is first in tabs that await staff, and the
 * newest row in other tabs.
 */
export const QueueSort = sortBy(['created', 'amount'])
export type QueueSort = z.infer<typeof QueueSort>
