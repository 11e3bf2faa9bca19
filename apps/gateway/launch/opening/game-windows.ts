import type { Db } from '../../kit/db.ts'
import { WINDOW_MS } from '../rules.ts'
import { later } from './game-sessions.ts'

/** The game of one of the member's sessions, as one window of his shows it. */
export interface GameWindow {
  memberId: bigint
  sessionId: string
}

/** The window still stands. What was left stays left: the word of it may have come late. */
export async function keepGameOpen(db: Db, { memberId, sessionId }: GameWindow, now: Date): Promise<void> {
  await db
    .updateTable('game_session')
    .set({ open_until: later(now, WINDOW_MS) })
    .where('id', '=', sessionId)
    .where('member_id', '=', memberId)
    .where('open_until', 'is not', null)
    .execute()
}

/** The window is gone. False where it is not a window of this member's. */
export async function leaveGame(db: Db, { memberId, sessionId }: GameWindow): Promise<boolean> {
  const left = await db
    .updateTable('game_session')
    .set({ open_until: null })
    .where('id', '=', sessionId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return left.numUpdatedRows > 0n
}

/** The vendors of whose games a window of the member's is open now. */
export async function vendorsOpenFor(db: Db, memberId: bigint, now: Date): Promise<string[]> {
  const open = await db
    .selectFrom('game_session')
    .select('vendor')
    .distinct()
    .where('member_id', '=', memberId)
    .where('open_until', '>', now)
    .execute()
  return open.map(({ vendor }) => vendor)
}
