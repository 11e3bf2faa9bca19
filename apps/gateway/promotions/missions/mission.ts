import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import type { MissionRule } from '@ante/contract/promotions/promotion-rules.ts'
import type { PromotionNeed } from '@ante/contract/promotions/promotions.ts'

import type { PromotionTypeDefinition } from '../core/type-definition.ts'
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

/** Missions and a leaderboard. A member has one entry per period of a mission, and per board window with a prize. */
export const mission: PromotionTypeDefinition<MissionsRules> = {
  types: ['MISSION'],
  rules: promotionRules.MISSION,
  decidesAutomatically: true,
  problemOf: async (_db, _merchantCode, rules) => problemOf(rules),
  // The amounts of several missions are shown only on the page of missions.
  describe: (_db, { rules: { missions } }) => {
    const [firstMission] = missions
    return {
      gift: firstMission && missions.length === 1 ? { kind: 'amount', amount: firstMission.reward } : null,
      needs: firstMission && missions.length === 1 ? [needOf(firstMission)] : [],
    }
  },
  statusFor: async (db, { promotion, member: { memberId } }) => {
    const waiting = await db
      .selectFrom('promotion_entry')
      .innerJoin('reward', 'reward.entry_id', 'promotion_entry.id')
      .select('reward.id')
      .where('promotion_entry.member_id', '=', memberId)
      .where('promotion_entry.promotion_id', '=', promotion.id)
      .where('promotion_entry.state', '=', 'issued')
      .limit(1)
      .executeTakeFirst()
    return { status: waiting ? 'issued' : 'open', action: 'none' }
  },
  evaluate: (ports, { promotion, now }) => settleBoard(ports, promotion, now),
  evaluateFor: async (ports, { promotion, member: { memberId }, now }) => {
    const day = await merchantDay(ports.db, promotion.merchant_code, now)
    await grantMissions(ports, promotion, { memberIds: [memberId], days: [day] })
  },
}

const needOf = (rule: MissionRule): PromotionNeed => ({
  kind: KINDS[rule.target],
  minimum: 'amount' in rule ? rule.amount : null,
  count: 'count' in rule ? rule.count : null,
  done: null,
})
