import * as z from 'zod/mini'

import { exclusionRefusals } from '../responsible-gaming/refusals.ts'
import { cursorParams } from '../cashier/money-records.ts'
import { endpoint, Nothing } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'

export const INVITEES_PER_PAGE = 20

/** The inviting member's rewards for a friend. Source: domain handbook 9.7. */
const ReferralOffer = z.object({
  promotionId: z.string(),
  /** Granted once, after a first deposit of at least `deposit` and a turnover of `multiple` times that deposit. */
  friend: z.nullable(z.object({ amount: DecimalText, deposit: DecimalText, multiple: DecimalText })),
  /** Granted daily: a share of the friend's turnover, in percent; `cap` is the maximum per day for all friends. */
  play: z.nullable(z.object({ percent: DecimalText, cap: z.nullable(DecimalText) })),
  /** Multiple of the wagering requirement on a reward before a withdrawal. */
  multiple: DecimalText,
  until: z.nullable(z.iso.datetime()),
})
export type ReferralOffer = z.output<typeof ReferralOffer>

export const getReferralDetails = endpoint({
  summary: 'Returns the member’s invitation code, its link and its results.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralDetails',
  access: 'member',
  moduleId: 'REFERRAL',
  input: Nothing,
  output: z.object({
    /** Sent by a new member as `affiliateCode`. */
    referralCode: z.string(),
    totalInvitations: z.number(),
    /** Hosts of the site that a link may use. */
    promotionDomains: z.array(z.string()),
    /** Null if there is currently no reward. */
    offer: z.nullable(ReferralOffer),
    /** Total granted rewards, claimed or not. */
    earned: z.object({ friends: DecimalText, play: DecimalText, total: DecimalText }),
    currency: Currency,
  }),
  refusals: exclusionRefusals,
})
export type Referral = z.output<typeof getReferralDetails.output>

/** Progress of a friend: registered, first deposit made, enough turnover, or the reward granted. */
export const InviteeStep = z.enum(['registered', 'deposited', 'played', 'rewarded'])
export type InviteeStep = z.output<typeof InviteeStep>

const Invitee = z.object({
  /** Unique and ascending. */
  number: z.string(),
  /** Masked. */
  name: z.string(),
  registeredAt: z.iso.datetime(),
  step: InviteeStep,
})
export type Invitee = z.output<typeof Invitee>

export const listInvitees = endpoint({
  summary: 'Returns the friends that the member referred, newest first, with their progress.',
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
