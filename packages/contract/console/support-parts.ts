import * as z from 'zod/mini'

import { NoDetails } from '../kit/endpoint.ts'
import { RowNumber } from '../kit/paging.ts'
import { freeText } from '../kit/text.ts'
import { Language } from '../merchant/language.ts'
import { Scope } from '../staff/staff-endpoint.ts'
import { FeedbackKind } from '../support/feedback.ts'
import { CaseState } from './list-filters.ts'

export const CaseKind = z.enum(['chat', 'feedback'])
export type CaseKind = z.infer<typeof CaseKind>

/** A member of staff, by the account's mail. */
const Colleague = z.object({ id: z.string(), name: z.string() })

/** A conversation, or a feedback, as a work item of customer service. */
export const SupportCase = z.object({
  id: z.string(),
  kind: CaseKind,
  /** Of a feedback. */
  category: z.nullable(FeedbackKind),
  /** Null for a visitor without a session, and for a trial that has ended. */
  player: z.nullable(z.object({ id: z.string(), account: z.string() })),
  /** Account of a trial that has ended: its messages remain readable. */
  formerAccount: z.nullable(z.string()),
  /** Language of the site when the player wrote last; null if it is unknown. */
  language: z.nullable(Language),
  state: CaseState,
  assignee: z.nullable(Colleague),
  /** Code and name of the role to which the case was transferred. */
  role: z.nullable(z.object({ code: z.string(), name: z.string() })),
  /** Time of the oldest message without an answer; null if all are answered. */
  waitingSince: z.nullable(z.string()),
  /** Null for a snoozed case that waits for the player's next message. */
  snoozedUntil: z.nullable(z.string()),
  lastAt: z.string(),
  /** Beginning of the last message. Empty for a picture. */
  excerpt: z.string(),
  /** Whether a message has a word that may show harm by play, and staff has not decided about it. */
  isFlagged: z.boolean(),
})
export type SupportCase = z.infer<typeof SupportCase>

/** Number of open cases, and since when the oldest waits for an answer. `isCapped`: there may be more. */
export const CaseCount = z.object({
  count: z.number(),
  isCapped: z.boolean(),
  oldest: z.nullable(z.string()),
})
export type CaseCount = z.infer<typeof CaseCount>

export const ofCase = { merchant: Scope, id: RowNumber }

/** A repeated call with this key has no further effect. */
export const callKey = { key: z.uuid() }

export const caseRefusals = {
  /** It does not exist at this merchant, or is a feedback and the caller has no right to feedback. */
  'support.case.not_found': NoDetails,
}

export const caseChangeRefusals = {
  ...caseRefusals,
  /** It is assigned to another person, who may be answering. */
  'support.case.taken': z.object({ by: z.string() }),
}

export const NoteText = freeText(2_000).check(z.minLength(1))
