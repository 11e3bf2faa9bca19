import type { Db } from '../kit/db.ts'
import { lockAccounts } from './post-transfer.ts'

/** Locks all accounts of a member, so that no balance changes before the transaction ends. */
export async function lockMoneyOf(tx: Db, memberId: bigint): Promise<void> {
  const accounts = await tx
    .selectFrom('account')
    .select('id')
    .where('kind', '=', 'member')
    .where('member_id', '=', memberId)
    .execute()
  await lockAccounts(
    tx,
    accounts.map(({ id }) => id),
  )
}
