import type { Db } from '../kit/db.ts'

/** Opens a closed account again. Its ended sessions stay ended. */
export async function enableMember(db: Db, memberId: bigint): Promise<void> {
  await db.updateTable('member').set({ status: 'active' }).where('id', '=', memberId).execute()
}
