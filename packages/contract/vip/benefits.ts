import * as z from 'zod/mini'

import { exclusionRefusals } from '../responsible-gaming/refusals.ts'
import { endpoint, Nothing } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { RebateCategory } from '../promotions/rebates.ts'
import { nowSaid, Reward } from '../promotions/rewards.ts'
import { HIGHEST_LEVEL } from './level.ts'

export const VIP_CHANGES_SHOWN = 20

const Level = z.int().check(z.gte(0), z.lte(HIGHEST_LEVEL))

/** What a level asks for and gives. */
const VipLevel = z.object({
  level: Level,
  /** Of all that was ever played. */
  threshold: DecimalText,
  /** Of each month, to keep it. */
  monthlyTurnover: DecimalText,
  /** Given once, when it is reached. */
  bonus: DecimalText,
  /** Whether this member has had it. */
  bonusGiven: z.boolean(),
  weeklySalary: DecimalText,
  monthlySalary: DecimalText,
  /** In percent of the turnover. */
  rebates: z.array(z.object({ vertical: RebateCategory, rate: DecimalText })),
  /** How many withdrawals a day it gives above the usual. */
  moreWithdrawals: z.number(),
  /** What may leave in a day; null where it is not limited by the level. */
  withdrawalMaximum: z.nullable(DecimalText),
})
export type VipLevel = z.output<typeof VipLevel>

/**
 * Why a level changed: enough was played in all; a month keeps a level that was lost before; a month was too little for it; rounds
 * that counted were taken back; or the merchant has changed what levels ask for.
 */
export const VipReason = z.enum(['turnover', 'month', 'month end', 'correction', 'terms'])
export type VipReason = z.output<typeof VipReason>

const VipChange = z.object({ at: z.iso.datetime(), from: Level, to: Level, reason: VipReason })
export type VipChange = z.output<typeof VipChange>

export const getBenefits = endpoint({
  summary: 'The member’s level in the VIP club, how far the next one is, and what each level gives',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMemberClubBenefits',
  access: 'member',
  moduleId: 'MEMCLUB3',
  input: Nothing,
  output: z.object({
    playerRankName: z.string(),
    level: Level,
    totalTurnover: DecimalText,
    /** Of this month, and what keeps the level. */
    monthlyTurnover: z.object({ actual: DecimalText, expected: DecimalText }),
    /**
     * What leads to the next level; null on the highest. `month` is set where the total is there already, because the level was
     * lost at a month's end: a month with so much gives it back.
     */
    next: z.nullable(
      z.object({ level: Level, threshold: DecimalText, left: DecimalText, month: z.nullable(DecimalText) }),
    ),
    /** From VIP0 on. */
    levels: z.array(VipLevel),
    /** Bonuses and salaries that wait to be claimed, the latest first. */
    waiting: z.array(Reward),
    /** When it is asked the next time whether he keeps his level, and when salaries are given. */
    monthEndsAt: z.iso.datetime(),
    salaries: z.object({ weeklyAt: z.iso.datetime(), monthlyAt: z.iso.datetime() }),
    /** The latest first. */
    changes: z.array(VipChange),
    /** How often what the club gives has to be played before it may leave. */
    multiple: DecimalText,
    /** How long it waits to be claimed. */
    rewardDays: z.number(),
    currency: Currency,
    ...nowSaid,
  }),
  refusals: exclusionRefusals,
})
export type Benefits = z.output<typeof getBenefits.output>
