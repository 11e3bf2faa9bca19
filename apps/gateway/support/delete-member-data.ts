import type { Db } from '../kit/db.ts'
import './tables.ts'

/** Deletes the messages and feedback of a member whose trial has ended. */
export async function deleteSupportData(tx: Db, memberId: bigint): Promise<void> {
  await tx.deleteFrom('support_conversation').where('member_id', '=', memberId).execute()
}
