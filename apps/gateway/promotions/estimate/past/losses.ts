import type { RulesOf } from '@ante/contract/promotions/promotion-rules.ts'
import { sql } from 'kysely'

import type { Db } from '../../../kit/db.ts'
import { smallestOf, unitsOf } from '../../../kit/money.ts'
import { byDay, inSegment } from './past.ts'
import type { PastDays } from './past.ts'

/** 100 % as an amount of units, as in `cashbackOf`. */
const WHOLE = 1_000_000n

/** Returns the cashback of losses by the day of the loss: in SQL what `cashbackOf` computes for one player. */
export async function cashbackByDay(db: Db, past: PastDays, rules: RulesOf<'SAVIOR'>) {
  const { percent, minimumLoss, cap } = rules
  const smallest = smallestOf(past.currency)
  const share = sql`least(loss::numeric * ${unitsOf(percent)}::int8 / ${WHOLE}::int8, ${cap === undefined ? null : unitsOf(cap)}::int8)`
  const { rows } = await sql<{ day: string; rewards: bigint; amount: string }>`
    select to_char(day, 'YYYY-MM-DD') as day, count(*) filter (where paid > 0) as rewards, sum(paid) as amount
    from (
      select lost.day, floor(${share} / ${smallest}::int8) * ${smallest}::int8 as paid
      from (
        select series::date as day from generate_series(${past.from}::date, ${past.until}::date, interval '1 day') as series
      ) as lost, lateral day_losses(${past.merchantCode}, lost.day) as losses
      join member on member.id = losses.member_id
      where loss >= ${unitsOf(minimumLoss)}::int8 and ${inSegment(past, 'lost.day')}
    ) as earned
    group by 1`.execute(db)
  return byDay(rows)
}
