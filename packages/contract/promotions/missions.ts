import * as z from 'zod/mini'

import { GameCategory } from '../catalogue/category.ts'
import { exclusionRefusals } from '../responsible-gaming/refusals.ts'
import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { PromotionId } from './promotion-type.ts'
import { MissionId, MissionPeriod, MissionTarget } from './mission-type.ts'
import { nowField, Reward } from './rewards.ts'
import { memberMay } from '../member/member-type.ts'

/** Status of a mission: in progress, reached but not claimed, claimed, or expired. */
export const MissionStatus = z.enum(['open', 'issued', 'claimed', 'closed'])
export type MissionStatus = z.output<typeof MissionStatus>

/** A mission with the member's progress. */
export const Mission = z.object({
  promotionId: PromotionId,
  missionId: MissionId,
  targetType: MissionTarget,
  /** For bets and wins: only in games of this category. */
  category: z.nullable(GameCategory),
  /** An amount for deposits and bets, a number for all others. */
  target: DecimalText,
  /** The member's progress in the current period; at most the target. */
  progress: DecimalText,
  reward: DecimalText,
  period: MissionPeriod,
  status: MissionStatus,
  /** Time at which the mission restarts or ends; null for a mission without end. */
  resetsAt: z.nullable(z.iso.datetime()),
  /** Multiple of the wagering requirement on the reward before a withdrawal; zero for none. */
  multiple: DecimalText,
})
export type Mission = z.output<typeof Mission>

export const listMissions = endpoint({
  summary: 'Returns the member’s active missions with progress, in the merchant’s order.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  access: 'member',
  moduleId: 'MISSION',
  input: Nothing,
  output: z.object({ missions: z.array(Mission), currency: Currency, ...nowField }),
})
export type Missions = z.output<typeof listMissions.output>

export const claimMission = endpoint({
  summary: 'Credits the reward of a completed mission; a repeat changes nothing.',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimMission',
  access: 'member',
  may: memberMay.openMemberCentre,
  moduleId: 'MISSION',
  idempotencyKey: true,
  movesMoney: true,
  input: z.object({ promotionId: PromotionId, missionId: MissionId }),
  output: Reward,
  refusals: {
    ...exclusionRefusals,
    'promotion.not.found': NoDetails,
    'mission.not.reached': z.object({ progress: DecimalText, target: DecimalText }),
    'reward.not.found': NoDetails,
    'reward.expired': z.object({ expiresAt: z.iso.datetime() }),
  },
})
