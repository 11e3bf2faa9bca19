import type { Db } from '../../kit/db.ts'

/**
 * Ends a member's games for him: no token opens one any more, no session takes a bet. What is won in them is still
 * paid.
 */
export async function stopGames(tx: Db, memberId: bigint, now: Date): Promise<void> {
  await tx
    .updateTable('game_session')
    .set({ token_hash: null, expires_at: now })
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .execute()
}
