import * as z from 'zod/mini'

import { NoDetails } from '../kit/endpoint.ts'
import { Timestamp } from '../kit/moments.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'
import { contentCalls, ListedContent } from './content-calls.ts'
import { AudienceText, ContentKey, TextsIn } from './content-fields.ts'

/** All that staff edits of a mail letter to many members. It is delivered once, and stays in the inboxes. */
export const LetterContent = z.object({
  texts: TextsIn,
  audience: AudienceText,
  /** Not an offer: also sent to members in a time-out or self-exclusion. */
  isTransactional: z.boolean(),
  /** Whether it also sends a push message to subscribed devices. */
  pushes: z.boolean(),
  /** Start of the delivery; null: from the publication on. */
  from: z.nullable(Timestamp),
  until: z.null(),
})
export type LetterContent = z.infer<typeof LetterContent>

const Listed = z.object({
  ...ListedContent.shape,
  audience: z.string(),
  isTransactional: z.boolean(),
  /** Number of members who have received it. */
  sent: z.number(),
})
export type ListedLetter = z.infer<typeof Listed>

const declared = { noun: 'mail letters', permission: 'messaging.mail' } as const

export const {
  list: listLetters,
  show: showLetter,
  save: saveLetter,
  discard: discardLetter,
  publish: publishLetter,
  stop: stopLetter,
} = contentCalls({ ...declared, path: 'letters', key: ContentKey, content: LetterContent, listed: Listed })

export const countAudience = staffEndpoint({
  summary: 'Returns the number of players who would get a mail letter now.',
  method: 'GET',
  path: '/console/m/:merchant/letter-audience',
  permission: `${declared.permission}.read`,
  input: z.object({ merchant: Scope, audience: AudienceText }),
  output: z.object({
    /** Active players of the group who are not excluded. */
    players: z.number(),
    /** Further players of the group in a time-out or self-exclusion, who get transactional letters only. */
    excluded: z.number(),
    /** Players who placed a bet in the last 28 days. */
    active: z.number(),
  }),
  refusals: {},
})

export const letterDelivery = staffEndpoint({
  summary: 'Returns how many members have received and read a mail letter.',
  method: 'GET',
  path: '/console/m/:merchant/letters/:key/delivery',
  permission: `${declared.permission}.read`,
  input: z.object({ merchant: Scope, key: ContentKey }),
  output: z.object({
    sent: z.number(),
    /** Members who have read it and not deleted it. */
    read: z.number(),
    /** Members whom the delivery has not reached yet; null before it begins and after it ended. */
    remaining: z.nullable(z.number()),
  }),
  refusals: { 'content.not.found': NoDetails },
})
