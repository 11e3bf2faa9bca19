import * as z from 'zod/mini'

import { NoDetails, Nothing } from '../kit/endpoint.ts'
import { QueryNumber, RowNumber } from '../kit/paging.ts'
import { freeText } from '../kit/text.ts'
import { Language } from '../merchant/language.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'
import { MAX_MESSAGE_LENGTH } from '../support/chat.ts'
import { FeedbackKind } from '../support/feedback.ts'
import { PictureName, SentPicture } from '../support/pictures.ts'
import { CaseList, CaseState } from './list-filters.ts'
import {
  CaseCount,
  CaseKind,
  caseChangeRefusals,
  callKey,
  caseRefusals,
  NoteText,
  ofCase,
  SupportCase,
} from './support-parts.ts'

/** `next` of the previous page: a digit for answered, 15 digits for milliseconds since 1970, and the id of the last row. */
const CaseCursor = z.string().check(z.regex(/^[01]\d{15}\d{1,20}$/))

export const listSupportCases = staffEndpoint({
  summary: 'Returns chats and feedback of a list, those that wait longest first, and what waits in each list.',
  method: 'GET',
  path: '/console/m/:merchant/support/cases',
  permission: 'support.chat.read',
  // The page reads the list again with each message.
  isPassive: true,
  input: z.object({
    merchant: Scope,
    list: z._default(CaseList, 'all'),
    state: z._default(CaseState, 'open'),
    kind: z.optional(CaseKind),
    category: z.optional(FeedbackKind),
    language: z.optional(Language),
    after: z.optional(CaseCursor),
  }),
  output: z.object({
    rows: z.array(SupportCase),
    next: z.nullable(z.string()),
    counts: z.record(CaseList, CaseCount),
    /** Languages of the merchant's site, the default first. */
    languages: z.array(Language),
  }),
  refusals: {},
})

const CaseMessage = z.object({
  seq: z.number(),
  from: z.enum(['player', 'service']),
  /** Mail of the member of staff. */
  author: z.nullable(z.string()),
  text: z.string(),
  pictures: z.array(SentPicture),
  at: z.string(),
  /** For messages of staff in a chat: whether the player's device has received it, and whether it was shown. */
  receipt: z.nullable(z.enum(['sent', 'delivered', 'read'])),
})
export type CaseMessage = z.infer<typeof CaseMessage>

const CaseNote = z.object({ id: z.string(), author: z.string(), text: z.string(), at: z.string() })
export type CaseNote = z.infer<typeof CaseNote>

const CaseFlag = z.object({ id: z.string(), words: z.array(z.string()), quote: z.string(), at: z.string() })
export type CaseFlag = z.infer<typeof CaseFlag>

export const showSupportCase = staffEndpoint({
  summary: 'Returns a chat or feedback with a page of its messages, the notes of staff, and an open flag.',
  method: 'GET',
  path: '/console/m/:merchant/support/cases/:id',
  permission: 'support.chat.read',
  personalData: true,
  // The page reads the case again with each message.
  isPassive: true,
  input: z.object({
    ...ofCase,
    /** Only messages before this number; absent for the latest. */
    before: z.optional(QueryNumber),
  }),
  output: z.object({
    case: SupportCase,
    /** In order. */
    messages: z.array(CaseMessage),
    /** Cursor of the earlier messages; null at the beginning. */
    earlier: z.nullable(z.number()),
    notes: z.array(CaseNote),
    flag: z.nullable(CaseFlag),
    /** Whether an answer is possible: not to a closed feedback or an ended trial. */
    isAnswerable: z.boolean(),
  }),
  refusals: caseRefusals,
})

export const watchSupportCase = staffEndpoint({
  summary: 'Returns who else has the case open or writes an answer, and says the same of the caller for some seconds.',
  method: 'GET',
  path: '/console/m/:merchant/support/cases/:id/viewers',
  permission: 'support.chat.read',
  isPassive: true,
  input: z.object({ ...ofCase, typing: z.optional(z.literal('yes')) }),
  output: z.object({ viewers: z.array(z.object({ name: z.string(), isTyping: z.boolean() })) }),
  refusals: caseRefusals,
})

export const showSupportPicture = staffEndpoint({
  summary: 'Returns a picture of a chat or feedback.',
  method: 'GET',
  path: '/console/m/:merchant/support/pictures/:name',
  permission: 'support.chat.read',
  personalData: true,
  input: z.object({ merchant: Scope, name: PictureName }),
  output: z.object({
    /** JPEG, base64. */
    picture: z.string(),
    width: z.number(),
    height: z.number(),
  }),
  refusals: { 'picture.not.found': NoDetails },
})

export const claimSupportCase = staffEndpoint({
  summary: 'Assigns a case to the caller, and marks its messages as read by customer service.',
  method: 'POST',
  path: '/console/m/:merchant/support/cases/:id/claim',
  permission: 'support.chat.update',
  input: z.object(ofCase),
  output: Nothing,
  refusals: caseChangeRefusals,
})

export const replyToSupportCase = staffEndpoint({
  summary: 'Sends an answer to the player, and assigns an unassigned case to the caller.',
  method: 'POST',
  path: '/console/m/:merchant/support/cases/:id/replies',
  permission: 'support.chat.update',
  input: z.object({ ...ofCase, ...callKey, text: freeText(MAX_MESSAGE_LENGTH).check(z.minLength(1)) }),
  output: Nothing,
  refusals: {
    ...caseChangeRefusals,
    /** The feedback is closed, or the trial has ended. */
    'support.case.not_answerable': NoDetails,
  },
})

export const noteSupportCase = staffEndpoint({
  summary: 'Adds a note for staff to a case. The player does not receive it.',
  method: 'POST',
  path: '/console/m/:merchant/support/cases/:id/notes',
  permission: 'support.chat.update',
  input: z.object({ ...ofCase, ...callKey, text: NoteText }),
  output: Nothing,
  refusals: caseRefusals,
})

export const listSupportStaff = staffEndpoint({
  summary: 'Returns the staff and roles that may answer a merchant’s players, to whom a case can be transferred.',
  method: 'GET',
  path: '/console/m/:merchant/support/staff',
  permission: 'support.chat.update',
  input: z.object({ merchant: Scope }),
  output: z.object({
    staff: z.array(z.object({ id: z.string(), name: z.string() })),
    roles: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  refusals: {},
})

export const transferSupportCase = staffEndpoint({
  summary: 'Transfers a case to another person or to a role, or makes it unassigned.',
  method: 'POST',
  path: '/console/m/:merchant/support/cases/:id/transfer',
  permission: 'support.chat.update',
  input: z.object({
    ...ofCase,
    to: z.union([
      z.object({ kind: z.literal('staff'), id: RowNumber }),
      z.object({ kind: z.literal('role'), code: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/)) }),
      z.object({ kind: z.literal('none') }),
    ]),
    /** Assignee that the caller saw; null for an unassigned case. */
    seen: z.nullable(RowNumber),
  }),
  output: Nothing,
  refusals: {
    ...caseChangeRefusals,
    /** The person or role may not answer players of this merchant. */
    'support.assignee.not_found': NoDetails,
  },
})

export const snoozeSupportCase = staffEndpoint({
  summary: 'Hides a case until a time or until the player’s next message.',
  method: 'POST',
  path: '/console/m/:merchant/support/cases/:id/snooze',
  permission: 'support.chat.update',
  input: z.object({
    ...ofCase,
    /** Null for the next message only. */
    until: z.nullable(z.iso.datetime().check(z.maxLength(30))),
  }),
  output: Nothing,
  refusals: {
    ...caseChangeRefusals,
    /** The time is over, or more than 30 days ahead. */
    'support.snooze.time': NoDetails,
    'support.case.resolved': NoDetails,
  },
})

export const resolveSupportCase = staffEndpoint({
  summary: 'Ends a case. A chat is opened again by the player’s next message, a feedback is closed.',
  method: 'POST',
  path: '/console/m/:merchant/support/cases/:id/resolve',
  permission: 'support.chat.update',
  input: z.object({
    ...ofCase,
    /** Number of the last message that the caller saw: with a later one of the player the case stays open. */
    seen: QueryNumber,
  }),
  output: Nothing,
  refusals: {
    ...caseChangeRefusals,
    'support.case.new_message': NoDetails,
  },
})

export const reopenSupportCase = staffEndpoint({
  summary: 'Opens a snoozed case, or a resolved chat.',
  method: 'POST',
  path: '/console/m/:merchant/support/cases/:id/reopen',
  permission: 'support.chat.update',
  input: z.object(ofCase),
  output: Nothing,
  refusals: { ...caseChangeRefusals, 'support.case.not_answerable': NoDetails },
})
