import * as z from 'zod/mini'

import { exclusionRefusals } from '../responsible-gaming/refusals.ts'
import { cursorParams } from '../cashier/money-records.ts'
import { endpoint, Nothing } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'

export const INVITEES_A_PAGE = 20

/** What a friend brings whoever invited him. Source: domain handbook 9.7. */
const ReferralOffer = z.object({
  promotionId: z.string(),
  /** Once, when his first deposit was as much as this and he has played so many times of it. */
  friend: z.nullable(z.object({ amount: DecimalText, deposit: DecimalText, multiple: DecimalText })),
  /** Of what he plays, in per cent, day by day; `cap` is the most that one day gives of all friends. */
  play: z.nullable(z.object({ percent: DecimalText, cap: z.nullable(DecimalText) })),
  /** How often a reward has to be played before it may leave. */
  multiple: DecimalText,
  until: z.nullable(z.iso.datetime()),
})
export type ReferralOffer = z.output<typeof ReferralOffer>

export const getReferralDetails = endpoint({
  summary: 'The member’s own invitation: its code, where it leads, and what it has brought',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralDetails',
  access: 'member',
  moduleId: 'REFERRAL',
  input: Nothing,
  output: z.object({
    /** What a new member brings as `affiliateCode`. */
    referralCode: z.string(),
    totalInvitations: z.number(),
    /** The hosts of the site that a link may lead to. */
    promotionDomains: z.array(z.string()),
    /** Null where nothing is given for it at the moment. */
    offer: z.nullable(ReferralOffer),
    /** What was granted up to now, claimed or not. */
    earned: z.object({ friends: DecimalText, play: DecimalText, total: DecimalText }),
    currency: Currency,
  }),
  refusals: exclusionRefusals,
})
export type Referral = z.output<typeof getReferralDetails.output>

/** How far somebody has come: he is there, has made his first deposit, has played enough, or his reward was granted. */
export const InviteeStep = z.enum(['registered', 'deposited', 'played', 'rewarded'])
export type InviteeStep = z.output<typeof InviteeStep>

const Invitee = z.object({
  /** No two are the same, and a later one is greater. */
  number: z.string(),
  /** Masked. */
  name: z.string(),
  registeredAt: z.iso.datetime(),
  step: InviteeStep,
})
export type Invitee = z.output<typeof Invitee>

export const listInvitees = endpoint({
  summary: 'Whom the member has invited, the latest first, and how far each has come',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralInvitees',
  access: 'member',
  moduleId: 'REFERRAL',
  input: z.object(cursorParams),
  output: z.object({
    invitees: z.array(Invitee),
    /** Null at the end of the list. */
    next: z.nullable(z.string()),
  }),
  refusals: exclusionRefusals,
})
