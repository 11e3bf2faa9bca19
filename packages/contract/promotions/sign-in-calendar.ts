import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { unavailable } from './activities.ts'
import { PromotionId } from './promotion-type.ts'
import { nowSaid, Reward } from './rewards.ts'
import { memberMay } from '../member/member-type.ts'

/** Signed, its bonus not taken; taken; or waited too long. Source: domain handbook 9.5. */
export const SignInStatus = z.enum(['SIGNED', 'CLAIMED', 'EXPIRED'])
export type SignInStatus = z.output<typeof SignInStatus>

const SignInDay = z.object({
  /** Its place in the cycle, from 1. */
  day: z.number(),
  bonus: DecimalText,
  /** Null for what is not signed yet. */
  status: z.nullable(SignInStatus),
})
export type SignInDay = z.output<typeof SignInDay>

const SignInCalendar = z.object({
  promotionId: PromotionId,
  /** The cycle that the member is in. */
  days: z.array(SignInDay),
  /** The place of today in it, signed or not. */
  today: z.number(),
  /** The day of the merchant's calendar on which he signed in last, `2026-02-28`. */
  lastSignIn: z.nullable(z.string()),
  /** How many days one after the other he has signed in, up to yesterday or today; a missed one begins anew. */
  consecutive: z.number(),
  /** What the whole cycle gives. */
  totalBonus: DecimalText,
  checkedToday: z.boolean(),
  /** What has to be deposited to sign in; null where nothing has. */
  minDeposit: z.nullable(DecimalText),
  /** Since when deposits count for that: the beginning of the merchant's day, or ever. */
  depositWithin: z.enum(['day', 'ever']),
  deposited: DecimalText,
  /** How often a bonus has to be played before it may leave; zero is not at all. */
  bettingConditions: DecimalText,
  /** When the merchant's next day begins. */
  resetsAt: z.iso.datetime(),
  currency: Currency,
  ...nowSaid,
})
export type SignInCalendar = z.output<typeof SignInCalendar>

export const getLoginPromotion = endpoint({
  summary: 'The sign-in calendar of a promotion, and where the member stands in it; visitors see its first cycle',
  method: 'GET',
  path: '/wps/relay/MCSFE_getLoginPromotion',
  access: 'anyone',
  input: z.object({ id: PromotionId }),
  output: SignInCalendar,
  refusals: { 'promotion.not.found': NoDetails },
})

export const signLoginPromotion = endpoint({
  summary: 'The member signs in for today, once a day of the merchant’s; the day’s bonus then waits for him',
  method: 'POST',
  path: '/wps/relay/MCSFE_signLoginPromotion',
  access: 'member',
  may: memberMay.openMemberCentre,
  idempotencyKey: true,
  input: z.object({ id: PromotionId }),
  output: SignInCalendar,
  refusals: {
    ...unavailable,
    'sign.in.deposit.missing': z.object({ minimum: DecimalText, deposited: DecimalText, currency: Currency }),
  },
})

export const claimLoginPromotion = endpoint({
  summary: 'Credits the bonus of a day that was signed, the latest where none is named; repeated, it is credited once',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimLoginPromotion',
  access: 'member',
  may: memberMay.openMemberCentre,
  idempotencyKey: true,
  input: z.object({ id: PromotionId, day: z.optional(z.int().check(z.gte(1), z.lte(31))) }),
  output: z.object({ calendar: SignInCalendar, reward: Reward }),
  refusals: {
    ...unavailable,
    'reward.not.found': NoDetails,
    'reward.expired': z.object({ expiresAt: z.iso.datetime() }),
  },
})
