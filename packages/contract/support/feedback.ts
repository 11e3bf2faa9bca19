import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { RowNumber } from '../kit/paging.ts'
import { freeText } from '../kit/text.ts'
import { PictureName, MAX_PICTURES, SentPicture } from './pictures.ts'
import { memberMay } from '../member/member-type.ts'

export const FeedbackKind = z.enum(['DEPOSIT', 'WITHDRAWAL', 'GAME', 'PROMOTION', 'ACCOUNT', 'SITE', 'OTHER'])
export type FeedbackKind = z.output<typeof FeedbackKind>

/** CLOSED: read, without an answer or a further answer to come. */
export const FeedbackState = z.enum(['SENT', 'READ', 'ANSWERED', 'CLOSED'])
export type FeedbackState = z.output<typeof FeedbackState>

/** Upper bound of the merchants' limits: feedback is a note, not a letter. Counted in graphemes. */
export const MAX_FEEDBACK_LENGTH = 2_000

export const Feedback = z.object({
  id: z.string(),
  kind: FeedbackKind,
  content: z.string(),
  pictures: z.array(SentPicture),
  state: FeedbackState,
  sentAt: z.iso.datetime(),
  /** Answers, in chronological order. */
  answers: z.array(z.object({ text: z.string(), at: z.iso.datetime() })),
  /** Whether there is an unread answer. */
  isNew: z.boolean(),
})
export type Feedback = z.output<typeof Feedback>

export const listFeedback = endpoint({
  summary: 'Returns the member’s feedback with answers, newest first, and the maximum length.',
  method: 'GET',
  path: '/wps/feedback',
  access: 'member',
  moduleId: 'FEEDBACK3',
  input: z.object({ after: z.optional(RowNumber) }),
  output: z.object({
    shortest: z.number(),
    longest: z.number(),
    records: z.array(Feedback),
    /** Cursor of the next page; null at the end. */
    next: z.nullable(z.string()),
  }),
})

/** Source: product specification 9, "feedback PUT". */
export const sendFeedback = endpoint({
  summary: 'Sends feedback to the merchant.',
  method: 'PUT',
  path: '/wps/feedback',
  access: 'member',
  may: memberMay.openMemberCentre,
  moduleId: 'FEEDBACK3',
  idempotencyKey: true,
  input: z.object({
    kind: FeedbackKind,
    /** Within the merchant's own limits: see `feedback.length`. */
    content: freeText(MAX_FEEDBACK_LENGTH * 2),
    pictures: z._default(z.array(PictureName).check(z.maxLength(MAX_PICTURES)), []),
  }),
  output: Feedback,
  refusals: {
    'feedback.length': z.object({ shortest: z.number(), longest: z.number(), length: z.number() }),
    /** The picture was already used, or has been deleted: it must be sent again. */
    'picture.not.found': NoDetails,
  },
})

export const readFeedback = endpoint({
  summary: 'Marks all feedback answers as read.',
  method: 'POST',
  path: '/wps/feedback/read',
  access: 'member',
  moduleId: 'FEEDBACK3',
  input: Nothing,
  output: Nothing,
})
