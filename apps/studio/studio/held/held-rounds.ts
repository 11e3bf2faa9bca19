import type { Queryable } from '@ante/plain-server/db.ts'

import type { HeldRound } from '../game.ts'
import { SELECT_ROUND } from '../rounds/round-store.ts'
import type { PlaySession } from '../sessions/play-session.ts'
import type { Round } from '../rounds/round.ts'
import { heldRound } from './accept-held.ts'

/** On opening a page shows so many of its rounds at most. */
const SHOWN_AT_MOST = 200

/** The accepted stakes of a subject that wait for their outcome, in the order in which they were stored; without those set aside. */
export async function heldOf(db: Queryable, subject: string): Promise<HeldRound<unknown, unknown>[]> {
  const { rows } = await db.query<Round>(
    `${SELECT_ROUND} where r.subject = $1 and r.state = 'held' and r.set_aside is null order by r.number`,
    [subject],
  )
  return rows.map(heldRound)
}

/** What a player has down on a subject, that included of which the wallet has not said yet whether it takes it. */
export async function openOfPlayer(db: Queryable, of: { subject: string; playerId: string }): Promise<Round[]> {
  const { rows } = await db.query<Round>(
    `${SELECT_ROUND} where r.subject = $1 and r.player_id = $2 and r.state in ('drawn', 'bet_sent', 'held') and r.set_aside is null order by r.number`,
    [of.subject, of.playerId],
  )
  return rows
}

/** One round, locked until the transaction ends. Take the subject's lock before it. */
export async function lockRound(tx: Queryable, id: string): Promise<Round | null> {
  const { rows } = await tx.query<Round>(`${SELECT_ROUND} where r.id = $1 for update of r`, [id])
  return rows[0] ?? null
}

export interface Left {
  vendor: string
  gameIds: readonly string[]
  olderThanMs: number
  atMost: number
}

/** Rounds that have been held for long: their owner decides what becomes of them, for none may stay for ever. */
export async function heldFor(db: Queryable, left: Left): Promise<HeldRound<unknown, unknown>[]> {
  const { rows } = await db.query<Round>(
    `${SELECT_ROUND} where r.vendor = $1 and r.game_id = any ($2) and r.state = 'held' and r.set_aside is null
       and r.drawn_at < now() - $3 * interval '1 ms' order by r.number limit $4`,
    [left.vendor, left.gameIds, left.olderThanMs, left.atMost],
  )
  return rows.map(heldRound)
}

/**
 * The player's stakes in this title that are not decided, all of them, and the latest that ended and that he has not seen;
 * oldest first.
 */
export async function heldHere(db: Queryable, { vendor, playerId, gameId }: PlaySession): Promise<Round[]> {
  const { rows } = await db.query<Round>(
    `select * from (${SELECT_ROUND} where r.vendor = $1 and r.player_id = $2 and r.game_id = $3
       and r.subject is not null and (r.state not in ('closed', 'refused', 'rolled_back')
         or (r.shown_at is null and r.state <> 'refused' and r.drawn_at > now() - interval '1 day'))
       order by r.state in ('closed', 'refused', 'rolled_back'), r.number desc limit ${SHOWN_AT_MOST}) as latest order by latest."drawnAt"`,
    [vendor, playerId, gameId],
  )
  return rows
}
