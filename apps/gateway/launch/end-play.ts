import type { Db } from '../kit/db.ts'
import { lockAccounts, mainAccountOf } from '../wallet/public.ts'

interface EndPlayParams {
  memberId: bigint
  /** Start of the member's oldest round. */
  since: Date
  /** Whether to return false while a round is open; otherwise open rounds are closed without a payout. */
  mayWait: boolean
  at: Date
}

/**
 * Closes all rounds and deletes all game sessions of a closed account: vendors can no longer move its money. Returns
 * false, without changes, if a round is open and `mayWait` is set.
 */
export async function endPlay(tx: Db, { memberId, since, mayWait, at }: EndPlayParams): Promise<boolean> {
  // All changes of a member's rounds hold the lock of the member's account.
  await lockAccounts(tx, [await mainAccountOf(tx, memberId)])
  const open = await tx
    .selectFrom('game_round')
    .select(['vendor', 'round_id'])
    .where('state', '=', 'open')
    .where('opened_at', '>=', since)
    .where('member_id', '=', memberId)
    .execute()
  if (open.length > 0 && mayWait) return false

  for (const { vendor, round_id: roundId } of open) {
    await tx
      .updateTable('game_round')
      .set({ state: 'closed', closed_at: at })
      .where('vendor', '=', vendor)
      .where('member_id', '=', memberId)
      .where('round_id', '=', roundId)
      .execute()
  }
  await tx.deleteFrom('game_session').where('member_id', '=', memberId).execute()
  return true
}
