import * as z from 'zod/mini'

/** The promotion's code at its merchant. */
export const PromotionId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))

/**
 * What a promotion is about; each has rules of its own. `RECIEVEREWARDS` is spelt as on old wires. Source: domain
 * handbook 9.1.
 */
export const PromotionType = z.enum([
  'MANUAL',
  'RAFFLE',
  'UPGRADE_BONUS',
  'MISSION',
  'NEW_REGISTER',
  'RANK_SALARY',
  'DEPOSIT',
  'FIRST_DEPOSIT',
  'SECOND_DEPOSIT',
  'THIRD_DEPOSIT',
  'FOURTH_DEPOSIT',
  'FIFTH_DEPOSIT',
  'DEPOSIT_COUNT',
  'DEPOSIT_BET_BONUS',
  'SIGNUP',
  'LUCKY_BET',
  'REGISTER',
  'LOGIN',
  'REFERRAL',
  'SAVIOR',
  'PROMOCODE',
  'RECIEVEREWARDS',
  'MEMBERLEVEL',
  'PRIZE_WHEEL',
])
export type PromotionType = z.output<typeof PromotionType>

/**
 * Where a member stands with a promotion: it starts later, is open to him, he joined (`signed`), his request is under
 * review, was refused, his reward waits, was taken, or nothing more comes of it: it ended, its quota is gone or its
 * reward expired. Source: domain handbook 9.2.
 */
export const PromotionStatus = z.enum([
  'coming',
  'open',
  'signed',
  'applying',
  'rejected',
  'issued',
  'claimed',
  'closed',
])
export type PromotionStatus = z.output<typeof PromotionStatus>

/** What a member may do about a promotion now; `login`: what he may do, he is told when he has signed in. */
export const PromotionAction = z.enum(['login', 'join', 'apply', 'code', 'deposit', 'claim', 'none'])
export type PromotionAction = z.output<typeof PromotionAction>
