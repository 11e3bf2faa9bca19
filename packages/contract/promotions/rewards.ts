import * as z from 'zod/mini'

import { exclusionRefusals } from '../responsible-gaming/refusals.ts'
import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { cursorParams } from '../cashier/money-records.ts'
import { RowNumber } from '../kit/paging.ts'
import { PromotionType } from './promotion-type.ts'
import { memberMay } from '../member/member-type.ts'

export const REWARDS_PER_PAGE = 20

/** Unclaimed, claimed, expired. Source: domain handbook 9.2. */
export const RewardStatus = z.enum(['U', 'C', 'E'])
export type RewardStatus = z.output<typeof RewardStatus>

/** Time by the gateway's clock. The client compares other times with it, because a device's clock may be wrong. */
export const nowField = { now: z.iso.datetime() }

const RewardId = RowNumber

/** Source: domain handbook 9.3. */
export const Reward = z.object({
  rewardId: RewardId,
  /** The promotion that granted the reward; null if the promotion has no page. The type is always set. */
  promotionId: z.nullable(z.string()),
  type: z.nullable(PromotionType),
  title: z.string(),
  amount: DecimalText,
  currency: Currency,
  /** Time of the grant. */
  approvedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Null until the reward is claimed. */
  claimedAt: z.nullable(z.iso.datetime()),
  /** Multiple of the wagering requirement on the reward before a withdrawal; zero for none. */
  multiple: DecimalText,
  /** The amount times the multiple. */
  required: DecimalText,
  status: RewardStatus,
})
export type Reward = z.output<typeof Reward>

const Sum = z.object({ rewards: z.number(), amount: DecimalText })

export const listRewards = endpoint({
  summary: 'Returns the member’s rewards, newest first.',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getClaimTicketList',
  access: 'member',
  moduleId: 'REWCEN3',
  showsMoney: true,
  input: z.object({ status: z.optional(RewardStatus), type: z.optional(PromotionType), ...cursorParams }),
  output: z.object({
    rewards: z.array(Reward),
    /** Null at the end of the list. */
    next: z.nullable(z.string()),
    /** Totals of all rewards by status, independent of the filter. */
    sums: z.object({ U: Sum, C: Sum, E: Sum }),
    currency: Currency,
    ...nowField,
  }),
})
export type Rewards = z.output<typeof listRewards.output>

export const claimReward = endpoint({
  summary: 'Credits a reward to the main wallet; a repeat from any device returns the first answer.',
  method: 'POST',
  path: '/wps/relay/PROMOFE_claimTicket',
  access: 'member',
  may: memberMay.openMemberCentre,
  moduleId: 'REWCEN3',
  idempotencyKey: true,
  movesMoney: true,
  input: z.object({ rewardId: RewardId }),
  output: Reward,
  refusals: {
    ...exclusionRefusals,
    'reward.not.found': NoDetails,
    'reward.expired': z.object({ expiresAt: z.iso.datetime() }),
  },
})
