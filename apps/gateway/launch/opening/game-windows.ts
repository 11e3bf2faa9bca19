import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { GAME_LEFT_MS, WINDOW_MS } from '../rules.ts'
import { addMs } from './game-sessions.ts'

/** The game of one session of a member, as shown in one window. */
export interface GameWindow {
  memberId: bigint
  sessionId: string
}

/** Records that the window is still open. A closed window stays closed, because the call may arrive after the close. */
export async function extendGameWindow(db: Db, { memberId, sessionId }: GameWindow, now: Date): Promise<void> {
  await db
    .updateTable('game_session')
    .set({ open_until: addMs(now, WINDOW_MS) })
    .where('id', '=', sessionId)
    .where('member_id', '=', memberId)
    .where('open_until', 'is not', null)
    .execute()
}

/** Records that the window was closed. Returns false if it is not a window of this member. */
export async function closeGameWindow(db: Db, { memberId, sessionId }: GameWindow): Promise<boolean> {
  const updated = await db
    .updateTable('game_session')
    .set({ open_until: null })
    .where('id', '=', sessionId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/** Returns the vendors of games that are open in the member's windows now. */
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

/** A game whose window has disappeared without notice, and whose vendor holds the balance. */
export interface LeftGame {
  sessionId: string
  memberId: bigint
  merchantCode: string
  account: string
  currency: string
}

/** Maximum number of games per run; the next run continues. */
const LEFT_AT_ONCE = 64

/**
 * Marks windows as left that have counted as closed for `GAME_LEFT_MS`, and returns those of vendors that hold
 * balances. The delay is long so that a player who puts the phone away for a while still finds the balance in the game.
 */
export async function takeLeftGames(db: Db, now: Date): Promise<LeftGame[]> {
  const { rows } = await sql<LeftGame>`
    with closed_windows as (
      select id from game_session
       where open_until < ${addMs(now, -GAME_LEFT_MS)}
       order by open_until
       limit ${LEFT_AT_ONCE}
       for update skip locked
    ), left_sessions as (
      update game_session set open_until = null from closed_windows where game_session.id = closed_windows.id
      returning game_session.*
    )
    select left_sessions.id as "sessionId", member_id as "memberId", merchant_code as "merchantCode", nickname as account, currency
      from left_sessions
      join vendor_wallet on vendor_wallet.vendor = left_sessions.vendor`.execute(db)
  return rows
}
