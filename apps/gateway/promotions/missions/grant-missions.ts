import { unitsOf } from '../../kit/money.ts'
import type { Promotion, EvaluatePorts } from '../core/type-definition.ts'
import { counted } from './counted.ts'
import { periodOf, targetOf } from './mission-rules.ts'
import type { MissionsRules } from './mission-rules.ts'
import { runningDays } from './running-days.ts'

interface MissionEvents {
  memberIds: readonly bigint[]
  /** Days of the events, by the merchant's calendar. */
  days: readonly string[]
}

/** Grants these members the missions that have reached their target in the periods of these days, once per period. */
export async function grantMissions(
  { db, grantReward }: EvaluatePorts,
  promotion: Promotion<MissionsRules>,
  { memberIds, days }: MissionEvents,
): Promise<void> {
  const { merchant_code: merchantCode, rules } = promotion
  const promotionDays = await runningDays(db, promotion)
  const counting = days.filter(
    (day) => day >= promotionDays.first && (promotionDays.last === null || day <= promotionDays.last),
  )
  for (const rule of rules.missions) {
    const periods = new Map(counting.map((day) => periodOf(rule, day, promotionDays)).map((item) => [item.key, item]))
    for (const period of periods.values()) {
      const done = await counted(db, { merchantCode, rule, period, memberIds })
      const memberIdsAtTarget = [...done].filter(([, count]) => count >= targetOf(rule)).map(([memberId]) => memberId)
      if (!(await grantEach(grantReward, memberIdsAtTarget, { amount: unitsOf(rule.reward), period: period.key })))
        return
    }
  }
}

/** Grants a reward to each of these members; returns false at the first that quota or budget does not allow. */
async function grantEach(
  grantReward: EvaluatePorts['grantReward'],
  memberIds: readonly bigint[],
  reward: { amount: bigint; period: string },
): Promise<boolean> {
  for (const memberId of memberIds) if (!(await grantReward({ ...reward, memberId }))) return false
  return true
}
