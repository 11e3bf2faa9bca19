import type { Audience } from '@ante/contract/promotions/promotion-rules.ts'
import { sql } from 'kysely'

import type { Db } from '../../../kit/db.ts'

/** Number and total of rewards. Amounts are in the ledger's units. */
export interface Rewards {
  rewards: number
  amount: bigint
}

/** Part of the history of a merchant's players, by days of the merchant's calendar, both inclusive. */
export interface PastDays {
  merchantCode: string
  zone: string
  currency: string
  audience: Audience
  from: string
  until: string
}

/**
 * What a promotion would have granted in the past if all players had taken part: sums by day, or for types with one
 * reward per player, the sum of any range of days.
 */
export interface PastRewards {
  byDay?: ReadonlyMap<string, Rewards>
  ofRange?(from: string, until: string): Promise<Rewards>
}

/** Returns rows of days as a map. */
export const byDay = (rows: readonly { day: string; rewards: bigint; amount: string | bigint }[]) =>
  new Map(rows.map(({ day, rewards, amount }) => [day, { rewards: Number(rewards), amount: BigInt(amount) }]))

/** Returns days with a number of equal rewards. */
export const times = (counts: ReadonlyMap<string, number>, each: bigint): Map<string, Rewards> =>
  new Map([...counts].map(([day, rewards]) => [day, { rewards, amount: BigInt(rewards) * each }]))

/** SQL of the condition that the member `member` belongs to the audience at the end of a day in the merchant's zone. */
export const inSegment = ({ audience, zone }: Pick<PastDays, 'audience' | 'zone'>, day: string) =>
  sql<boolean>`is_in_segment(member, ${JSON.stringify(audience)}::jsonb,
    (${sql.raw(day)} + 1)::timestamp at time zone ${zone})`

/** SQL of the start of a day, and of the start of the day after, in the merchant's zone. */
export const startOf = ({ zone }: Pick<PastDays, 'zone'>, day: string) =>
  sql<Date>`(${day}::date::timestamp at time zone ${zone})`
export const endOf = ({ zone }: Pick<PastDays, 'zone'>, day: string) =>
  sql<Date>`((${day}::date + 1)::timestamp at time zone ${zone})`

/** Returns the first day with a registration or a bet of the merchant's players, or null. */
export async function firstDayOf(db: Db, { merchantCode, zone }: Pick<PastDays, 'merchantCode' | 'zone'>) {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(least(
      (select (min(registered_at) at time zone ${zone})::date from member where merchant_code = ${merchantCode}),
      (select min(day) from play_day join member on member.id = play_day.member_id where merchant_code = ${merchantCode})
    ), 'YYYY-MM-DD') as day`.execute(db)
  return rows[0]?.day ?? null
}
