import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import '../tables.ts'

/**
 * Returns the sum of deposits that a member has begun since a time, in the member's currency: credited ones, and those
 * that may still be credited.
 */
export async function depositedSince(db: Db, memberId: bigint, since: Date): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(coalesce(credited, requested)), 0)::bigint as sum from deposit
    where member_id = ${memberId} and created_at >= ${since}
      and state in ('CREATED', 'WAITING_PAYMENT', 'SUBMITTED', 'PROCESSING', 'SUCCESS')`.execute(db)
  return rows[0]?.sum ?? 0n
}

/** Whether a member has any credited deposit. */
export async function hasDeposited(db: Db, memberId: bigint): Promise<boolean> {
  const row = await db
    .selectFrom('deposit')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', '=', 'SUCCESS')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
