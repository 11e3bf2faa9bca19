import { inTransaction } from '../kit/db.ts'
import type { Db } from '../kit/db.ts'
import { endSessionsOf } from './sessions/sessions.ts'

/** Closes an account. Its sessions end permanently: reopening the account does not restore them. */
export async function disableMember(db: Db, memberId: bigint): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.updateTable('member').set({ status: 'disabled' }).where('id', '=', memberId).execute()
    await endSessionsOf(tx, memberId)
  })
}
