import type { Db } from '../../kit/db.ts'

/** Ends a member's games: launch tokens become invalid, and sessions accept no bets. Wins are still paid. */
export async function stopGames(tx: Db, memberId: bigint, now: Date): Promise<void> {
  await tx
    .updateTable('game_session')
    .set({ token_hash: null, expires_at: now })
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .execute()
}
