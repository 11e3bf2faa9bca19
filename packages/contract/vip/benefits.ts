import * as z from 'zod/mini'

import { exclusionRefusals } from '../responsible-gaming/refusals.ts'
import { endpoint, Nothing } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { RebateCategory } from '../promotions/rebates.ts'
import { nowField, Reward } from '../promotions/rewards.ts'
import { VipLevelNumber as Level, VipProgress } from './progress.ts'

export const VIP_CHANGES_SHOWN = 20

/** Requirements and benefits of a level. */
const VipLevel = z.object({
  level: Level,
  /** Required total turnover since the registration. */
  threshold: DecimalText,
  /** Required turnover of each month to keep the level. */
  monthlyTurnover: DecimalText,
  /** Granted once, when the level is reached. */
  bonus: DecimalText,
  /** Whether the bonus was granted to this member. */
  bonusGiven: z.boolean(),
  weeklySalary: DecimalText,
  monthlySalary: DecimalText,
  /** Rebate rates, in percent of the turnover. */
  rebates: z.array(z.object({ category: RebateCategory, rate: DecimalText })),
  /** Additional withdrawals per day, above the default. */
  moreWithdrawals: z.number(),
  /** Maximum withdrawal amount per day; null if the level does not limit it. */
  withdrawalMaximum: z.nullable(DecimalText),
})
export type VipLevel = z.output<typeof VipLevel>

/**
 * Reason of a level change: the total turnover sufficed; a month's turnover restored a lost level; a month's turnover
 * was too low; counted rounds were reversed; or the merchant changed the requirements.
 */
export const VipReason = z.enum(['turnover', 'month', 'month end', 'correction', 'terms'])
export type VipReason = z.output<typeof VipReason>

const VipChange = z.object({ at: z.iso.datetime(), from: Level, to: Level, reason: VipReason })
export type VipChange = z.output<typeof VipChange>

export const getBenefits = endpoint({
  summary: 'Returns the member’s VIP level, the progress to the next one, and the benefits of each level.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMemberClubBenefits',
  access: 'member',
  moduleId: 'MEMCLUB3',
  input: Nothing,
  output: z.object({
    playerRankName: z.string(),
    ...VipProgress.shape,
    /** All levels, beginning with VIP0. */
    levels: z.array(VipLevel),
    /** Waiting bonuses and salaries, the latest first. */
    waiting: z.array(Reward),
    /** Next check of the level, and next grants of the salaries. */
    monthEndsAt: z.iso.datetime(),
    salaries: z.object({ weeklyAt: z.iso.datetime(), monthlyAt: z.iso.datetime() }),
    /** Level changes, the latest first. */
    changes: z.array(VipChange),
    /** Wagering requirement before a withdrawal, as a multiple of a reward of the club. */
    multiple: DecimalText,
    /** Validity of a waiting reward in days. */
    rewardDays: z.number(),
    currency: Currency,
    ...nowField,
  }),
  refusals: exclusionRefusals,
})
export type Benefits = z.output<typeof getBenefits.output>
