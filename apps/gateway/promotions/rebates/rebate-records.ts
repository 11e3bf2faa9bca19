import type { RebateRecord, RebateState, RebateCategory } from '@ante/contract/promotions/rebates.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import type { MerchantDays } from '../../merchant/public.ts'
import type { RebateLine } from './rules.ts'
import { shownLine } from './shown-line.ts'

export interface RebatesQuery {
  memberId: bigint
  category?: RebateCategory | undefined
  state?: RebateState | undefined
  days: MerchantDays
}

/** Returns the lines after a cursor, latest first. */
export async function rebatesAfter(
  db: Db,
  query: RebatesQuery,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<RebateRecord[]> {
  const afterCondition = after === undefined ? sql`` : sql`and line.id < ${BigInt(after)}`
  const { rows } = await sql<Row>`
    select line.id, line.category, line.thousandths, line.turnover, line.amount, rebate.state, rebate.made_at,
      to_char(rebate.day, 'YYYY-MM-DD') as day
    from ${matching(query)} ${afterCondition} order by line.id desc limit ${limit}`.execute(db)
  return rows.map(({ id, day, made_at: at, state, ...line }) => {
    return { number: String(id), day, at: at.toISOString(), ...shownLine(line), state }
  })
}

interface Row extends RebateLine {
  id: bigint
  day: string
  made_at: Date
  state: RebateState
}

/** Returns the totals of all lines that match the query. */
export async function rebateTotals(db: Db, query: RebatesQuery): Promise<{ turnover: string; amount: string }> {
  const { rows } = await sql<{ turnover: bigint; amount: bigint }>`
    select coalesce(sum(line.turnover), 0)::int8 as turnover, coalesce(sum(line.amount), 0)::int8 as amount
    from ${matching(query)}`.execute(db)
  return { turnover: textOf(rows[0]?.turnover ?? 0n), amount: textOf(rows[0]?.amount ?? 0n) }
}

function matching({ memberId, category, state, days }: RebatesQuery) {
  return sql`rebate join rebate_line line on line.rebate_id = rebate.id
    where rebate.member_id = ${memberId} and rebate.day between ${days.from}::date and ${days.to}::date
    ${category === undefined ? sql`` : sql`and line.category = ${category}`}
    ${state === undefined ? sql`` : sql`and rebate.state = ${state}`}`
}
