import type { Db } from '../kit/db.ts'
import './tables.ts'

/** Forgets what a member whose trial is over has said. */
export async function forgetSupport(tx: Db, memberId: bigint): Promise<void> {
  await tx.deleteFrom('support_conversation').where('member_id', '=', memberId).execute()
}
