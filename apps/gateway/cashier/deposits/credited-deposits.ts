import type { Db } from '../../kit/db.ts'
import '../tables.ts'

/** Far more than anybody has paid in by hand in the time that is asked about. */
const AT_ONCE = 500

interface DepositsQuery {
  memberId: bigint
  since: Date
  /** Smaller ones do not count. */
  each: bigint
}

/** A member's deposits that were credited since then, the first before the others. */
export async function creditedDeposits(
  db: Db,
  { memberId, since, each }: DepositsQuery,
): Promise<{ transId: string; at: Date }[]> {
  const rows = await db
    .selectFrom('deposit')
    .select(['trans_id', 'credited_at'])
    .where('member_id', '=', memberId)
    .where('credited_at', '>', since)
    .where('credited', '>=', each)
    .orderBy('credited_at')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  return rows.flatMap(({ trans_id: transId, credited_at: at }) => (at ? [{ transId, at }] : []))
}

export interface FirstDeposit {
  memberId: bigint
  amount: bigint
}

/** The first deposit that was ever credited to each of these members, of those who have one. */
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
