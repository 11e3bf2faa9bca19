import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { grantedOn, unitsLeft } from './budget.ts'
import { smallestOf } from './draw.ts'
import { timesAt } from './windows.ts'
import type { RainPromotion, RainTimes, RainWindow } from './windows.ts'

/** Returns the windows at a time; for callers without a merchant directory. */
export async function timesOf(db: Db, promotion: RainPromotion, now: Date): Promise<RainTimes> {
  const merchant = db.selectFrom('merchant').select('zone').where('code', '=', promotion.merchant_code)
  return timesAt(promotion, (await merchant.executeTakeFirstOrThrow()).zone, now)
}

/** Whether the rest of the budget for the day is less than the smallest amount. */
export async function isSpent(db: Db, promotion: RainPromotion, { day }: RainWindow): Promise<boolean> {
  const budgetLeft = unitsLeft(promotion, await grantedOn(db, promotion, day))
  return budgetLeft !== null && budgetLeft < smallestOf(promotion.rules.amounts)
}

/** Returns the member's remaining plays on the day of this window. */
export async function playsLeftFor(
  db: Db,
  { id, rules }: RainPromotion,
  { memberId }: { memberId: bigint },
  { day }: RainWindow,
): Promise<number> {
  const { rows } = await sql<{ played: number }>`
    select count(*)::int as played from red_rain_play
    where promotion_id = ${id} and member_id = ${memberId} and day = ${day}::date`.execute(db)
  return Math.max(0, rules.playsADay - (rows[0]?.played ?? 0))
}
