import type { Queryable } from '@ante/plain-server/db.ts'

import type { HeldRound } from '../game.ts'
import { SELECT_ROUND } from '../rounds/round-store.ts'
import type { PlaySession } from '../sessions/play-session.ts'
import type { Round } from '../rounds/round.ts'
import { heldRound } from './accept-held.ts'

/** Maximum number of rounds shown when a page opens. */
const MAX_SHOWN = 200

/** Returns the accepted, undecided stakes of a subject in the order of storage; without those set aside. */
export async function heldRoundsOf(db: Queryable, subject: string): Promise<HeldRound<unknown, unknown>[]> {
  const { rows } = await db.query<Round>(
    `${SELECT_ROUND} where r.subject = $1 and r.state = 'held' and r.set_aside is null order by r.number`,
    [subject],
  )
  return rows.map(heldRound)
}

/** Returns a player's open stakes on a subject, including those not yet decided by the wallet. */
export async function openRoundsOfPlayer(db: Queryable, key: { subject: string; playerId: string }): Promise<Round[]> {
  const { rows } = await db.query<Round>(
    `${SELECT_ROUND} where r.subject = $1 and r.player_id = $2 and r.state in ('drawn', 'bet_sent', 'held') and r.set_aside is null order by r.number`,
    [key.subject, key.playerId],
  )
  return rows
}

/** Returns one round, locked until the transaction ends. Take the subject's lock before it. */
export async function lockRound(tx: Queryable, id: string): Promise<Round | null> {
  const { rows } = await tx.query<Round>(`${SELECT_ROUND} where r.id = $1 for update of r`, [id])
  return rows[0] ?? null
}

export interface OverdueQuery {
  vendor: string
  gameIds: readonly string[]
  olderThanMs: number
  limit: number
}

/** Returns held rounds older than `olderThanMs`: their game must decide them, because no round may stay open. */
export async function overdueHeldRounds(db: Queryable, query: OverdueQuery): Promise<HeldRound<unknown, unknown>[]> {
  const { rows } = await db.query<Round>(
    `${SELECT_ROUND} where r.vendor = $1 and r.game_id = any ($2) and r.state = 'held' and r.set_aside is null
       and r.drawn_at < now() - $3 * interval '1 ms' order by r.number limit $4`,
    [query.vendor, query.gameIds, query.olderThanMs, query.limit],
  )
  return rows.map(heldRound)
}

/** Returns all undecided stakes of the player in this title, and the latest ended ones not seen yet; oldest first. */
export async function shownRoundsOfPlayer(db: Queryable, { vendor, playerId, gameId }: PlaySession): Promise<Round[]> {
  const { rows } = await db.query<Round>(
    `select * from (${SELECT_ROUND} where r.vendor = $1 and r.player_id = $2 and r.game_id = $3
       and r.subject is not null and (r.state not in ('closed', 'refused', 'rolled_back')
         or (r.shown_at is null and r.state <> 'refused' and r.drawn_at > now() - interval '1 day'))
       order by r.state in ('closed', 'refused', 'rolled_back'), r.number desc limit ${MAX_SHOWN}) as latest order by latest."drawnAt"`,
    [vendor, playerId, gameId],
  )
  return rows
}
