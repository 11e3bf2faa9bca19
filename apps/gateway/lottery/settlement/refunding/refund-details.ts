import { sql } from 'kysely'

import type { Db } from '../../../kit/db.ts'
import type { RefundStatus } from './refund-codes.ts'

export interface Refunded {
  id: bigint
  memberId: bigint
  amount: bigint
}

/**
 * Ends open sub-orders whose stakes come back; those that somebody else has ended meanwhile are left, and not answered.
 */
export async function refundDetails(
  tx: Db,
  ids: readonly bigint[],
  { status, now }: { status: RefundStatus; now: Date },
): Promise<Refunded[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Refunded>`
    update lottery_detail set status = ${status}, refunded = cost, settled_at = ${now}
    where id = any (${[...ids]}::int8[]) and status = 2
    returning id, member_id as "memberId", cost as amount`.execute(tx)
  return rows
}
