import type { PromotionState } from '@ante/contract/console/list-filters.ts'
import type { EstimateNote } from '@ante/contract/console/promotion-estimate.ts'
import type { ContentIssue } from '@ante/contract/console/promotions.ts'
import type { PromotionType } from '@ante/contract/promotions/promotion-type.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Tone } from './badge.tsx'

/** Types that the gateway offers, in the order of the list of new promotions. */
export const offeredTypes = [
  'SIGNUP',
  'REGISTER',
  'PROMOCODE',
  'MANUAL',
  'SAVIOR',
  'DEPOSIT_COUNT',
  'DEPOSIT',
  'FIRST_DEPOSIT',
  'SECOND_DEPOSIT',
  'THIRD_DEPOSIT',
  'FOURTH_DEPOSIT',
  'FIFTH_DEPOSIT',
  'LOGIN',
  'MISSION',
  'RAFFLE',
  'PRIZE_WHEEL',
  'REFERRAL',
  'UPGRADE_BONUS',
  'RANK_SALARY',
  'MEMBERLEVEL',
] as const satisfies readonly PromotionType[]
export type OfferedType = (typeof offeredTypes)[number]

export const promotionTypeText: Record<PromotionType, MessageDescriptor> = {
  SIGNUP: msg`Reward for joining`,
  REGISTER: msg`Reward for registering`,
  PROMOCODE: msg`Codes`,
  MANUAL: msg`Application with review`,
  SAVIOR: msg`Cashback of losses`,
  DEPOSIT_COUNT: msg`Number of deposits`,
  DEPOSIT: msg`Deposit bonus`,
  FIRST_DEPOSIT: msg`First deposit bonus`,
  SECOND_DEPOSIT: msg`Second deposit bonus`,
  THIRD_DEPOSIT: msg`Third deposit bonus`,
  FOURTH_DEPOSIT: msg`Fourth deposit bonus`,
  FIFTH_DEPOSIT: msg`Fifth deposit bonus`,
  LOGIN: msg`Sign-in calendar`,
  MISSION: msg`Missions and leaderboard`,
  RAFFLE: msg`Red rain`,
  PRIZE_WHEEL: msg`Prize wheel`,
  REFERRAL: msg`Referral`,
  UPGRADE_BONUS: msg`VIP upgrade bonus`,
  RANK_SALARY: msg`VIP salary`,
  MEMBERLEVEL: msg`VIP club`,
  NEW_REGISTER: msg`New registration`,
  DEPOSIT_BET_BONUS: msg`Deposit and bet bonus`,
  LUCKY_BET: msg`Lucky bet`,
  RECIEVEREWARDS: msg`Received rewards`,
}

export const promotionStateText: Record<PromotionState, { text: MessageDescriptor; tone: Tone }> = {
  draft: { text: msg`Draft`, tone: 'neutral' },
  review: { text: msg`In review`, tone: 'warn' },
  scheduled: { text: msg`Scheduled`, tone: 'accent' },
  live: { text: msg`Live`, tone: 'good' },
  ended: { text: msg`Ended`, tone: 'neutral' },
  closed: { text: msg`Closed`, tone: 'bad' },
  unopened: { text: msg`Not opened`, tone: 'neutral' },
}

/** What to do about a field that is not valid. A sentence of the gateway is shown as it is. */
export const issueText: Record<Exclude<ContentIssue['problem'], 'sentence'>, MessageDescriptor> = {
  missing: msg`Enter a value.`,
  invalid: msg`This value isn't valid.`,
  unknown: msg`The type has no such field.`,
  type: msg`This type can't be offered, or differs from the published one.`,
  period: msg`The end must be later than the start.`,
  below_granted: msg`More is granted already. Use at least that, or end the promotion.`,
  not_payable: msg`An amount has more decimals than the currency.`,
}

export const estimateNoteText: Record<EstimateNote, MessageDescriptor> = {
  no_history: msg`The site has no history yet: nothing can be estimated.`,
  no_earlier_promotion: msg`No earlier promotion of this type shows how many players take part. The maximum assumes all of them.`,
  no_claims: msg`No reward was granted in the last 120 days: the estimate assumes that all are claimed.`,
  no_amount: msg`Reviewers decide the amounts. Set a budget to limit the cost.`,
  budget_reached: msg`The budget ends it early.`,
  quota_reached: msg`The number of rewards ends it early.`,
  no_end: msg`Without an end, 30 days are estimated.`,
  of_bonus: msg`The deposit bonus grants the rewards. Quota and budget of the promotion don't limit it.`,
  of_club: msg`The VIP club grants the rewards. This page only shows them, and costs nothing more.`,
  incomplete: msg`Complete the rules and save to see an estimate.`,
}
