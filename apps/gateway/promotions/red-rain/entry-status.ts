import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { grantedOn, unitsLeft } from './budget.ts'
import { smallestOf } from './draw.ts'
import { timesAt } from './windows.ts'
import type { RainActivity, RainTimes, RainWindow } from './windows.ts'

/** For callers without merchant directory. */
export async function timesOf(db: Db, activity: RainActivity, now: Date): Promise<RainTimes> {
  const merchant = db.selectFrom('merchant').select('zone').where('code', '=', activity.merchant_code)
  return timesAt(activity, (await merchant.executeTakeFirstOrThrow()).zone, now)
}

/** Whether the day's budget has no room for the smallest amount. */
export async function isSpent(db: Db, activity: RainActivity, { day }: RainWindow): Promise<boolean> {
  const budgetLeft = unitsLeft(activity, await grantedOn(db, activity, day))
  return budgetLeft !== null && budgetLeft < smallestOf(activity.rules.amounts)
}

/** Returns the member's remaining plays on the day of this window. */
export async function playsLeftFor(
  db: Db,
  { id, rules }: RainActivity,
  { memberId }: { memberId: bigint },
  { day }: RainWindow,
): Promise<number> {
  const { rows } = await sql<{ played: number }>`
    select count(*)::int as played from red_rain_play
    where promotion_id = ${id} and member_id = ${memberId} and day = ${day}::date`.execute(db)
  return Math.max(0, rules.playsADay - (rows[0]?.played ?? 0))
}
