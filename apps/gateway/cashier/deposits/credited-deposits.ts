import type { Db } from '../../kit/db.ts'
import '../tables.ts'

/** Maximum number of deposits, more than a member can make manually in the period. */
const AT_ONCE = 500

interface DepositsQuery {
  memberId: bigint
  since: Date
  /** Minimum amount of a deposit that counts. */
  each: bigint
}

/** Returns a member's deposits credited since a time, oldest first. */
export async function creditedDeposits(
  db: Db,
  { memberId, since, each }: DepositsQuery,
): Promise<{ transactionId: string; at: Date }[]> {
  const rows = await db
    .selectFrom('deposit')
    .select(['transaction_id', 'credited_at'])
    .where('member_id', '=', memberId)
    .where('credited_at', '>', since)
    .where('credited', '>=', each)
    .orderBy('credited_at')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  return rows.flatMap(({ transaction_id: transactionId, credited_at: at }) => (at ? [{ transactionId, at }] : []))
}

export interface FirstDeposit {
  memberId: bigint
  amount: bigint
}

/** Returns the first credited deposit of each of these members; members without credited deposits are missing. */
export function firstDeposits(db: Db, memberIds: readonly bigint[]): Promise<FirstDeposit[]> {
  if (memberIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('deposit')
    .distinctOn('member_id')
    .select(['member_id as memberId', 'credited as amount'])
    .$narrowType<{ amount: bigint }>()
    .where('member_id', 'in', [...memberIds])
    .where('state', '=', 'SUCCESS')
    .orderBy('member_id')
    .orderBy('credited_at')
    .orderBy('id')
    .execute()
}
