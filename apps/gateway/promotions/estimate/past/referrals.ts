import type { RulesOf } from '@ante/contract/promotions/promotion-rules.ts'
import { sql } from 'kysely'

import type { Db } from '../../../kit/db.ts'
import { smallestOf, unitsOf } from '../../../kit/money.ts'
import { byDay, endOf, inSegment, startOf } from './past.ts'
import type { PastDays } from './past.ts'

/** 100 % as an amount of units, as in `shareOf`. */
const WHOLE = 1_000_000n

/** Returns the rewards for invited friends whose first deposit was on a day, and who have played enough by now. */
export async function friendRewardsByDay(
  db: Db,
  past: PastDays,
  { amount, deposit, multiple }: NonNullable<RulesOf<'REFERRAL'>['friend']>,
) {
  const { rows } = await sql<{ day: string; rewards: bigint; amount: string }>`
    select to_char(day, 'YYYY-MM-DD') as day, count(*) as rewards, count(*) * ${unitsOf(amount)}::int8 as amount
    from (
      select deposit.member_id, deposit.credited, (deposit.credited_at at time zone ${past.zone})::date as day
      from deposit
      where deposit.credited_at >= ${startOf(past, past.from)} and deposit.credited_at < ${endOf(past, past.until)}
        and deposit.merchant_code = ${past.merchantCode} and deposit.credited >= ${unitsOf(deposit)}::int8
        and not exists (select from deposit earlier
          where earlier.member_id = deposit.member_id
            and (earlier.credited_at, earlier.id) < (deposit.credited_at, deposit.id))
    ) as first
    join member_profile profile on profile.member_id = first.member_id
    join member on member.id = profile.recommender_id
    where ${inSegment(past, 'first.day')}
      and valid_turnover(first.member_id, ${past.merchantCode}) / 100 >= first.credited * ${multiple}::int8
    group by 1`.execute(db)
  return byDay(rows)
}

/** Returns the shares of the friends' turnover by day: in SQL what `shareOf` computes for one player. */
export async function playSharesByDay(
  db: Db,
  past: PastDays,
  { percent, cap }: NonNullable<RulesOf<'REFERRAL'>['play']>,
) {
  const smallest = smallestOf(past.currency)
  const { rows } = await sql<{ day: string; rewards: bigint; amount: string }>`
    select to_char(day, 'YYYY-MM-DD') as day, count(*) filter (where paid > 0) as rewards, sum(paid) as amount
    from (
      select played.day, floor(least(
          sum(floor(turnover::numeric * ${unitsOf(percent)}::int8 / ${WHOLE}::int8 / ${smallest}::int8) * ${smallest}::int8),
          ${cap === undefined ? null : unitsOf(cap)}::int8) / ${smallest}::int8) * ${smallest}::int8 as paid
      from (
        select series::date as day from generate_series(${past.from}::date, ${past.until}::date, interval '1 day') as series
      ) as played, lateral friends_play(${past.merchantCode}, played.day) as friends
      join member on member.id = friends.inviter_id
      where ${inSegment(past, 'played.day')}
      group by played.day, friends.inviter_id
    ) as earned
    group by 1`.execute(db)
  return byDay(rows)
}
