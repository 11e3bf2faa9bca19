import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import type { MissionRule } from '@ante/contract/promotions/promotion-rules.ts'
import type { PromotionNeed } from '@ante/contract/promotions/activities.ts'

import type { ActivityType } from '../activities/activity-type.ts'
import { merchantDay } from '../merchant-day.ts'
import { grantMissions } from './grant-missions.ts'
import { problemOf } from './mission-rules.ts'
import type { MissionsRules } from './mission-rules.ts'
import { settleBoard } from './board/settle-board.ts'

const KINDS = {
  deposit: 'deposit',
  betVolume: 'turnover',
  wins: 'wins',
  loginDays: 'logins',
} satisfies Record<MissionRule['target'], PromotionNeed['kind']>

/** Missions and a leaderboard: one entry per period of a mission, and per window won. */
export const mission: ActivityType<MissionsRules> = {
  types: ['MISSION'],
  rules: promotionRules.MISSION,
  decidesAutomatically: true,
  problemOf: async (_db, _merchantCode, rules) => problemOf(rules),
  // Of several missions the amounts are shown on their own page.
  describe: (_db, { rules: { missions } }) => {
    const [firstMission] = missions
    return {
      gift: firstMission && missions.length === 1 ? { kind: 'amount', amount: firstMission.reward } : null,
      needs: firstMission && missions.length === 1 ? [needOf(firstMission)] : [],
    }
  },
  statusFor: async (db, { activity, member: { memberId } }) => {
    const waiting = await db
      .selectFrom('promotion_entry')
      .innerJoin('reward', 'reward.entry_id', 'promotion_entry.id')
      .select('reward.id')
      .where('promotion_entry.member_id', '=', memberId)
      .where('promotion_entry.promotion_id', '=', activity.id)
      .where('promotion_entry.state', '=', 'issued')
      .limit(1)
      .executeTakeFirst()
    return { status: waiting ? 'issued' : 'open', action: 'none' }
  },
  evaluate: (ports, { activity, now }) => settleBoard(ports, activity, now),
  evaluateFor: async (ports, { activity, member: { memberId }, now }) => {
    const day = await merchantDay(ports.db, activity.merchant_code, now)
    await grantMissions(ports, activity, { memberIds: [memberId], days: [day] })
  },
}

const needOf = (rule: MissionRule): PromotionNeed => ({
  kind: KINDS[rule.target],
  minimum: 'amount' in rule ? rule.amount : null,
  count: 'count' in rule ? rule.count : null,
  done: null,
})
