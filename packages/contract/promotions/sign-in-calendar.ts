import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { unavailable } from './promotions.ts'
import { PromotionId } from './promotion-type.ts'
import { nowField, Reward } from './rewards.ts'
import { memberMay } from '../member/member-type.ts'

/** Signed but not claimed; claimed; or expired. Source: domain handbook 9.5. */
export const SignInStatus = z.enum(['SIGNED', 'CLAIMED', 'EXPIRED'])
export type SignInStatus = z.output<typeof SignInStatus>

const SignInDay = z.object({
  /** Position in the cycle, from 1. */
  day: z.number(),
  bonus: DecimalText,
  /** Null if the member has not signed in for this day yet. */
  status: z.nullable(SignInStatus),
})
export type SignInDay = z.output<typeof SignInDay>

/** A sign-in calendar with the viewer's progress. */
export const SignInCalendar = z.object({
  promotionId: PromotionId,
  /** The member's current cycle. */
  days: z.array(SignInDay),
  /** Position of the current day in the cycle, signed or not. */
  today: z.number(),
  /** Day of the member's last sign-in, in the merchant's calendar, `2026-02-28`. */
  lastSignIn: z.nullable(z.string()),
  /** Number of consecutive days with a sign-in, up to yesterday or today; a missed day resets it. */
  consecutive: z.number(),
  /** Total bonus of the cycle. */
  totalBonus: DecimalText,
  checkedToday: z.boolean(),
  /** Minimum deposit to sign in; null for none. */
  minDeposit: z.nullable(DecimalText),
  /** Deposits that count: since the start of the merchant's day, or ever. */
  depositWithin: z.enum(['day', 'ever']),
  deposited: DecimalText,
  /** Multiple of the wagering requirement on a bonus before a withdrawal; zero for none. */
  bettingConditions: DecimalText,
  /** Start of the merchant's next day. */
  resetsAt: z.iso.datetime(),
  currency: Currency,
  ...nowField,
})
export type SignInCalendar = z.output<typeof SignInCalendar>

export const getLoginPromotion = endpoint({
  summary: 'Returns a sign-in calendar with the member’s progress; visitors get its first cycle.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getLoginPromotion',
  access: 'anyone',
  input: z.object({ id: PromotionId }),
  output: SignInCalendar,
  refusals: { 'promotion.not.found': NoDetails },
})

export const signLoginPromotion = endpoint({
  summary: 'Signs the member in for the merchant’s current day, which makes the day’s bonus claimable.',
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
  summary: 'Credits the bonus of a signed day, by default the latest; a repeat changes nothing.',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimLoginPromotion',
  access: 'member',
  may: memberMay.openMemberCentre,
  idempotencyKey: true,
  movesMoney: true,
  input: z.object({ id: PromotionId, day: z.optional(z.int().check(z.gte(1), z.lte(31))) }),
  output: z.object({ calendar: SignInCalendar, reward: Reward }),
  refusals: {
    ...unavailable,
    'reward.not.found': NoDetails,
    'reward.expired': z.object({ expiresAt: z.iso.datetime() }),
  },
})
