import { unitsOf } from '../../kit/money.ts'
import type { Activity, EvaluatePorts } from '../activities/activity-type.ts'
import { counted } from './counted.ts'
import { periodOf, targetOf } from './mission-rules.ts'
import type { MissionsRules } from './mission-rules.ts'
import { runningDays } from './running-days.ts'

interface Found {
  memberIds: readonly bigint[]
  /** Days of the events, by the merchant's calendar. */
  days: readonly string[]
}

/**
 * Grants these members the missions reached in the periods of these days: each mission once per period, for any number
 * of calls.
 */
export async function grantMissions(
  { db, grantReward: give }: EvaluatePorts,
  activity: Activity<MissionsRules>,
  { memberIds, days }: Found,
): Promise<void> {
  const { merchant_code: merchantCode, rules } = activity
  const running = await runningDays(db, activity)
  const counting = days.filter((day) => day >= running.first && (running.last === null || day <= running.last))
  for (const rule of rules.missions) {
    const periods = new Map(counting.map((day) => periodOf(rule, day, running)).map((one) => [one.key, one]))
    for (const period of periods.values()) {
      const done = await counted(db, { merchantCode, rule, period, memberIds })
      const reached = [...done].filter(([, count]) => count >= targetOf(rule)).map(([memberId]) => memberId)
      if (!(await grantEach(give, reached, { amount: unitsOf(rule.reward), period: period.key }))) return
    }
  }
}

/** Returns false if nothing is left to grant. */
async function grantEach(
  give: EvaluatePorts['grantReward'],
  memberIds: readonly bigint[],
  earned: { amount: bigint; period: string },
): Promise<boolean> {
  for (const memberId of memberIds) if (!(await give({ ...earned, memberId }))) return false
  return true
}
