import type { RulesOf } from '@ante/contract/promotions/promotion-rules.ts'
import { sql } from 'kysely'

import type { DepositBonus } from '../../../cashier/public.ts'
import type { Db } from '../../../kit/db.ts'
import { smallestOf, unitsOf } from '../../../kit/money.ts'
import { byDay, endOf, inSegment, startOf } from './past.ts'
import type { PastDays, Rewards } from './past.ts'

const dayOfDeposit = (zone: string) => sql`(deposit.credited_at at time zone ${zone})::date`

/** SQL of the credited deposits of the segment in the past days. */
const deposits = (past: PastDays) => sql`
  deposit join member on member.id = deposit.member_id,
  lateral (select ${dayOfDeposit(past.zone)} as day) as credited_on
  where deposit.credited_at >= ${startOf(past, past.from)} and deposit.credited_at < ${endOf(past, past.until)}
    and deposit.merchant_code = ${past.merchantCode} and ${inSegment(past, 'credited_on.day')}`

interface BonusHistory {
  byDay: Map<string, Rewards>
  /** Deposits that could have had a bonus, and those that had any. */
  eligible: number
  withBonus: number
}

/** Returns the bonuses of all deposits that meet the conditions of a deposit bonus. */
export async function bonusesByDay(db: Db, past: PastDays, bonus: DepositBonus): Promise<BonusHistory> {
  const { nth, channels, minimum, kind, amount, cap, percent_hundredths: percent } = bonus
  const smallest = smallestOf(past.currency)
  const value =
    kind === 'fixed'
      ? sql`${amount}::int8`
      : sql`floor(least(deposit.credited::numeric * ${percent}::int4 / 10000, ${cap}::int8) / ${smallest}::int8) * ${smallest}::int8`
  const { rows } = await sql<{ day: string; rewards: bigint; amount: string; taken: bigint }>`
    select to_char(credited_on.day, 'YYYY-MM-DD') as day, count(*) as rewards, sum(${value}) as amount,
      count(*) filter (where deposit.bonus > 0) as taken
    from ${deposits(past)} and deposit.credited >= ${minimum}::int8
      ${channels === null ? sql`` : sql`and deposit.channel_code = any(${channels}::text[])`}
      ${
        nth === null
          ? sql``
          : sql`and ${nth}::int8 = (select count(*) from deposit earlier
              where earlier.member_id = deposit.member_id and earlier.credited_at is not null
                and (earlier.credited_at, earlier.id) <= (deposit.credited_at, deposit.id))`
      }
    group by 1`.execute(db)
  const sum = (of: (row: (typeof rows)[number]) => bigint) => rows.reduce((total, row) => total + Number(of(row)), 0)
  return { byDay: byDay(rows), eligible: sum(({ rewards }) => rewards), withBonus: sum(({ taken }) => taken) }
}

/** Returns the number of players with at least this many deposits in the past days. */
export async function depositorsIn(db: Db, past: PastDays, rules: RulesOf<'DEPOSIT_COUNT'>): Promise<number> {
  const { rows } = await sql<{ players: bigint }>`
    select count(*) as players from (
      select deposit.member_id from ${deposits(past)} and deposit.credited >= ${unitsOf(rules.each ?? '0')}::int8
      group by deposit.member_id having count(*) >= ${rules.deposits}
    ) as depositors`.execute(db)
  return Number(rows[0]?.players ?? 0n)
}

/** Returns the spins that deposits earn, by day, at most `aDay` for each player. */
export async function depositSpinsByDay(
  db: Db,
  past: PastDays,
  { each, aDay }: NonNullable<RulesOf<'PRIZE_WHEEL'>['deposit']>,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; spins: bigint }>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(least(deposits, ${aDay}::int8))::int8 as spins from (
      select credited_on.day, count(*) as deposits
      from ${deposits(past)} and deposit.credited >= ${unitsOf(each)}::int8
      group by credited_on.day, deposit.member_id
    ) as earned
    group by 1`.execute(db)
  return new Map(rows.map(({ day, spins }) => [day, Number(spins)]))
}

/** Returns the number of players who deposited at least an amount on a day. */
export async function depositorsByDay(db: Db, past: PastDays, minimum: bigint): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; players: bigint }>`
    select to_char(day, 'YYYY-MM-DD') as day, count(*) as players from (
      select credited_on.day from ${deposits(past)}
      group by credited_on.day, deposit.member_id having sum(deposit.credited) >= ${minimum}::int8
    ) as depositors
    group by 1`.execute(db)
  return new Map(rows.map(({ day, players }) => [day, Number(players)]))
}
