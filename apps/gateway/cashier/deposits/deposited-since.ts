import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import '../tables.ts'

/** What a member has begun to deposit since then, in his currency: what came, and what may still come. */
export async function depositedSince(db: Db, memberId: bigint, since: Date): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(coalesce(credited, requested)), 0)::bigint as sum from deposit
    where member_id = ${memberId} and created_at >= ${since}
      and state in ('CREATED', 'WAITING_PAYMENT', 'SUBMITTED', 'PROCESSING', 'SUCCESS')`.execute(db)
  return rows[0]?.sum ?? 0n
}

/** Whether any deposit of a member's has ever come. */
export async function hasDeposited(db: Db, memberId: bigint): Promise<boolean> {
  const found = await db
    .selectFrom('deposit')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', '=', 'SUCCESS')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
