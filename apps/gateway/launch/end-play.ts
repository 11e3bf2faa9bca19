import type { Db } from '../kit/db.ts'
import { lockAccounts, mainAccountOf } from '../wallet/public.ts'

interface Player {
  memberId: bigint
  /** No round of his is older. */
  since: Date
  mayWait: boolean
  at: Date
}

/**
 * Ends all that a closed account still plays: no vendor moves its money any more. False, and nothing done, while a round is
 * open that may wait for its vendor.
 */
export async function endPlay(tx: Db, { memberId, since, mayWait, at }: Player): Promise<boolean> {
  // All that happens to a member's rounds happens under the lock of his account.
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
