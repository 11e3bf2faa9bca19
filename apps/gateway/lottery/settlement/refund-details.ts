import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { RefundStatus } from './refund-codes.ts'

export interface Refunded {
  memberId: bigint
  amount: bigint
}

/** Ends open sub-orders whose stakes come back; those that somebody else has ended meanwhile are left. What each member gets. */
export async function refundDetails(
  tx: Db,
  ids: readonly bigint[],
  { status, now }: { status: RefundStatus; now: Date },
): Promise<Refunded[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ member_id: bigint; amount: bigint }>`
    with ended as (
      update lottery_detail set status = ${status}, refunded = cost, settled_at = ${now}
      where id = any (${[...ids]}::int8[]) and status = 2
      returning member_id, cost)
    select member_id, sum(cost)::bigint as amount from ended group by member_id order by member_id`.execute(tx)
  return rows.map(({ member_id: memberId, amount }) => ({ memberId, amount }))
}
