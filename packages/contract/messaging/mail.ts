import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { RowNumber } from '../kit/paging.ts'
import { memberMay } from '../member/member-type.ts'
import { RichText } from './rich-text/rich-text.ts'

/** Category of a mail. Offers and rewards are not sent to excluded members. */
export const MailKind = z.enum(['service', 'reward', 'withdrawal', 'deposit', 'lottery', 'security', 'offer'])
export type MailKind = z.output<typeof MailKind>

/** Automatic mails of the gateway; the page has the texts for each, in every language. */
export const MailTemplate = z.enum([
  'withdrawal.paid',
  'withdrawal.rejected',
  'withdrawal.failed',
  'deposit.credited',
  'reward.issued',
  'reward.ending',
  'promotion.rejected',
  'lottery.won',
  'round.corrected',
  'win.held',
  'win.approved',
  'win.rejected',
  'feedback.answered',
  'responsible.gaming.exclusion',
  'responsible.gaming.reinstatement',
  'responsible.gaming.corrected',
  'responsible.gaming.limit',
  'contract.step',
  'bill.short',
  'bill.waits',
  'security.changed',
  'security.signIn',
  'team.rates',
  'agent.promoted',
  'agent.demoted',
  'agent.message',
  'statement.ready',
  'balance.adjusted',
])
export type MailTemplate = z.output<typeof MailTemplate>

const MailId = RowNumber
/** Cursor, the last mail of a page: its time in milliseconds, and its id. */
const MailCursor = z.string().check(z.regex(/^\d{1,13}-\d{1,18}$/))

export const MAILS_PER_PAGE = 20
/** Maximum number of stored mails per member; older ones are deleted. */
export const MAILS_KEPT = 500
/** Maximum number of mails marked or deleted individually in one call. */
export const MAILS_AT_ONCE = 100

export const Mail = z.object({
  id: MailId,
  kind: MailKind,
  writtenAt: z.iso.datetime(),
  isRead: z.boolean(),
  /** Automatic mail: its template and values. Amounts are decimal text. */
  automatic: z.nullable(z.object({ template: MailTemplate, detail: z.record(z.string(), z.string()) })),
  /** Mail by the merchant's staff with its first words, in the reader's language if it was written in that language. */
  letter: z.nullable(z.object({ title: z.string(), beginning: z.string(), lang: z.optional(z.string()) })),
})
export type Mail = z.output<typeof Mail>

export const getInbox = endpoint({
  summary: 'Returns the member’s mails, newest first.',
  method: 'GET',
  path: '/wps/relay/CSP_getInbox',
  access: 'member',
  moduleId: 'MAILCEN',
  input: z.object({ after: z.optional(MailCursor) }),
  output: z.object({
    records: z.array(Mail),
    unread: z.number(),
    /** Highest id of the inbox, for `upTo`: dates and ids may have different orders. Null if the inbox is empty. */
    latestId: z.nullable(MailId),
    /** Cursor of the next page; null at the end. */
    next: z.nullable(MailCursor),
  }),
})

const WholeMail = z.object({
  mail: Mail,
  /** Null for an automatic mail. */
  body: z.nullable(RichText),
})
export type WholeMail = z.output<typeof WholeMail>

export const previewLetter = endpoint({
  summary: 'Returns a mail letter that staff previews, as members get it, in the language of the call.',
  method: 'GET',
  path: '/wps/system/previewLetter',
  access: 'anyone',
  input: z.object({
    /** Sealed by the gateway for one letter; valid for an hour. */
    token: z.string().check(z.regex(/^[\w-]{40,1000}$/)),
  }),
  output: WholeMail,
  refusals: { 'content.not.found': NoDetails },
})

export const showMail = endpoint({
  summary: 'Returns a mail.',
  method: 'GET',
  path: '/wps/relay/CSP_getMail',
  access: 'member',
  may: memberMay.openMemberCentre,
  moduleId: 'MAILCEN',
  input: z.object({ id: MailId }),
  output: WholeMail,
  refusals: { 'mail.not.found': NoDetails },
})

/** Mails by their ids, or all mails up to an id, so that mails that arrive meanwhile are not affected. */
const SelectedMails = z.union([
  z.strictObject({ ids: z.array(MailId).check(z.minLength(1), z.maxLength(MAILS_AT_ONCE)) }),
  z.strictObject({ upTo: MailId }),
])
export type MailSelection = z.output<typeof SelectedMails>

const Unread = z.object({ unread: z.number() })

export const readMails = endpoint({
  summary: 'Marks some or all of the member’s mails as read.',
  method: 'POST',
  path: '/wps/relay/CSP_readMail',
  access: 'member',
  may: memberMay.openMemberCentre,
  moduleId: 'MAILCEN',
  input: SelectedMails,
  output: Unread,
})

export const deleteMails = endpoint({
  summary: 'Deletes some or all of the member’s mails.',
  method: 'POST',
  path: '/wps/relay/CSP_deleteMail',
  access: 'member',
  may: memberMay.openMemberCentre,
  moduleId: 'MAILCEN',
  input: SelectedMails,
  output: Unread,
})

/** Source: product specification 5, "Unread count, message count". */
export const unreadMailCount = endpoint({
  summary: 'Returns the number of the member’s unread mails.',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  access: 'member',
  moduleId: 'INBOX3',
  input: z.object({}),
  output: z.number(),
})

export const mailCount = endpoint({
  summary: 'Returns the number of the member’s mails.',
  method: 'GET',
  path: '/wps/relay/CSP_messageCount',
  access: 'member',
  moduleId: 'INBOX3',
  input: z.object({}),
  output: z.number(),
})
