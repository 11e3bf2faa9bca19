import * as z from 'zod/mini'

/** Code of a promotion at its merchant. */
export const PromotionId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))

/**
 * Type of a promotion; each has its own rules. `RECIEVEREWARDS` keeps the spelling of the old wire format. Source:
 * domain handbook 9.1.
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
 * A member's status in a promotion: not started, open, joined (`signed`), application under review, application
 * rejected, reward ready to claim (`issued`), claimed, or closed, because the promotion has ended, its quota is used
 * up, or the reward has expired. Source: domain handbook 9.2.
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

/** The member's next action; `login`: the visitor has to sign in first. */
export const PromotionAction = z.enum(['login', 'join', 'apply', 'code', 'deposit', 'claim', 'none'])
export type PromotionAction = z.output<typeof PromotionAction>
