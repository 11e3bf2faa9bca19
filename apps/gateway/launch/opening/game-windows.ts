import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { GAME_LEFT_MS, WINDOW_MS } from '../rules.ts'
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

/** A game whose window has gone without a word, and whose money lies there. */
export interface GameLeft {
  sessionId: string
  memberId: bigint
  merchantCode: string
  account: string
  currency: string
}

/** So many at once: the next look takes the others. */
const LEFT_AT_ONCE = 64

/**
 * Takes windows of which nothing was heard for long, each once, and tells those of vendors that hold money themselves.
 * It is much longer than a window is thought to be open: who has looked away from his phone still finds his money in the game.
 */
export async function takeGamesLeft(db: Db, now: Date): Promise<GameLeft[]> {
  const { rows } = await sql<GameLeft>`
    with gone as (
      select id from game_session
       where open_until < ${later(now, -GAME_LEFT_MS)}
       order by open_until
       limit ${LEFT_AT_ONCE}
       for update skip locked
    ), left_now as (
      update game_session set open_until = null from gone where game_session.id = gone.id
      returning game_session.*
    )
    select left_now.id as "sessionId", member_id as "memberId", merchant_code as "merchantCode", nickname as account, currency
      from left_now
      join vendor_wallet on vendor_wallet.vendor = left_now.vendor`.execute(db)
  return rows
}
