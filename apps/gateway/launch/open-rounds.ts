import type { Clock } from '../kit/clock.ts'
import { inTransaction } from '../kit/db.ts'
import type { Db } from '../kit/db.ts'
import { lockAccounts, mainAccountOf } from '../wallet/public.ts'

export interface OpenRound {
  vendor: string
  memberId: bigint
  roundId: string
  staked: bigint
  paid: bigint
  openedAt: Date
}

/**
 * Returns rounds that their vendor has not ended, because of a failure or because they are still in progress; oldest
 * first.
 */
export async function roundsLeftOpen(
  db: Db,
  { openedBefore, limit }: { openedBefore: Date; limit: number },
): Promise<OpenRound[]> {
  const rows = await db
    .selectFrom('game_round')
    .selectAll()
    .where('state', '=', 'open')
    .where('opened_at', '<', openedBefore)
    .orderBy('opened_at')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    vendor: row.vendor,
    memberId: row.member_id,
    roundId: row.round_id,
    staked: row.staked,
    paid: row.paid,
    openedAt: row.opened_at,
  }))
}

/** Closes a round from the operator CLI. No money moves. Returns false if it was not open. */
export async function closeRoundLeftOpen(
  { db, clock }: { db: Db; clock: Clock },
  { vendor, memberId, roundId }: Pick<OpenRound, 'vendor' | 'memberId' | 'roundId'>,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    // All changes of a member's rounds hold the lock of the member's account.
    await lockAccounts(tx, [await mainAccountOf(tx, memberId)])
    const { numUpdatedRows } = await tx
      .updateTable('game_round')
      .set({ state: 'closed', closed_at: clock.now() })
      .where('vendor', '=', vendor)
      .where('member_id', '=', memberId)
      .where('round_id', '=', roundId)
      .where('state', '=', 'open')
      .executeTakeFirst()
    return numUpdatedRows > 0n
  })
}
