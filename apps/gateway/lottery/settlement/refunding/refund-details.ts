import { sql } from 'kysely'

import { bulkMove } from '../../../kit/state-machine/bulk-move.ts'
import { subOrderStates } from '../../orders/sub-order-states.ts'
import type { Db } from '../../../kit/db.ts'
import type { RefundStatus } from './refund-codes.ts'

export interface Refunded {
  id: bigint
  memberId: bigint
  amount: bigint
}

/** Ends open sub-orders with a refund. Returns them without those that have ended meanwhile. */
export async function refundDetails(
  tx: Db,
  ids: readonly bigint[],
  { status, now }: { status: RefundStatus; now: Date },
): Promise<Refunded[]> {
  if (ids.length === 0) return []
  const ended = bulkMove(subOrderStates, { from: 2, to: status })
  const { rows } = await sql<Refunded>`
    update lottery_detail set ${ended.set}, refunded = cost, settled_at = ${now}
    where id = any (${[...ids]}::int8[]) and ${ended.isFrom}
    returning id, member_id as "memberId", cost as amount`.execute(tx)
  return rows
}
