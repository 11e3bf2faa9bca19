import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { unitsOf } from '../../kit/money.ts'
import type { RainPromotion } from './windows.ts'

/** Returns the amount that the tightest limit still allows on a day; null without limits. */
export function unitsLeft(
  { rules, quota, budget, granted_count: count, granted_amount: granted }: RainPromotion,
  ofDay: bigint,
) {
  if (quota !== null && count >= quota) return 0n
  const remainders = [
    ...(budget === null ? [] : [budget - granted]),
    ...(rules.dayBudget === undefined ? [] : [unitsOf(rules.dayBudget) - ofDay]),
  ]
  const [first, second] = remainders
  if (first === undefined) return null
  return second === undefined || first < second ? first : second
}

export async function grantedOn(db: Db, { id }: Pick<RainPromotion, 'id'>, day: string): Promise<bigint> {
  const row = await db
    .selectFrom('red_rain_day')
    .select('granted')
    .where('promotion_id', '=', id)
    .where(sql<boolean>`day = ${day}::date`)
    .executeTakeFirst()
  return row?.granted ?? 0n
}

export interface EnvelopesTaken {
  promotionId: bigint
  day: string
  plays: number
  amount: bigint
}

/** Counts the envelopes of these plays towards budget and quota. The caller has locked the promotion. */
export async function takeEnvelopes(tx: Db, { promotionId, day, plays, amount }: EnvelopesTaken): Promise<void> {
  await sql`
    update promotion set granted_count = granted_count + ${plays}::int, granted_amount = granted_amount + ${amount}::int8
    where id = ${promotionId}`.execute(tx)
  await sql`
    insert into red_rain_day as known (promotion_id, day, plays, granted)
    values (${promotionId}, ${day}::date, ${plays}::int, ${amount}::int8)
    on conflict (promotion_id, day) do update
      set plays = known.plays + excluded.plays, granted = known.granted + excluded.granted`.execute(tx)
}

/** Returns the amounts of unopened envelopes to the budget. The plays still count for their day. */
export async function returnEnvelopes(tx: Db, { promotionId, day, plays, amount }: EnvelopesTaken): Promise<void> {
  await sql`
    update promotion set granted_count = granted_count - ${plays}::int, granted_amount = granted_amount - ${amount}::int8
    where id = ${promotionId}`.execute(tx)
  await sql`
    update red_rain_day set granted = granted - ${amount}::int8
    where promotion_id = ${promotionId} and day = ${day}::date`.execute(tx)
}
