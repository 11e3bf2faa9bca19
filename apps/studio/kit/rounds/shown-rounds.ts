import type { Db } from '@ante/plain-server/db.ts'

import { hashOfSeed } from '../fairness/round-fairness.ts'
import type { FairnessCommitment } from '../play-contract.ts'
import type { PlaySession } from '../sessions/play-session.ts'
import { roundById } from './round-store.ts'
import type { Round } from './round.ts'

/**
 * Returns the player's latest round of this title with an immediate draw, of any session, unless it was seen to its end
 * or its stake was refused.
 */
export async function latestUnshown(db: Db, { vendor, playerId, gameId }: PlaySession): Promise<Round | null> {
  const { rows } = await db.query<{ id: string; owed: boolean }>(
    `select id, shown_at is null and state not in ('refused', 'rolled_back') as owed from studio.round
     where vendor = $1 and player_id = $2 and game_id = $3 and subject is null order by drawn_at desc limit 1`,
    [vendor, playerId, gameId],
  )
  return rows[0]?.owed ? roundById(db, rows[0].id) : null
}

/** Stores that the player saw the round's end. */
export async function markShown(db: Db, shown: { session: PlaySession; roundId: string }): Promise<void> {
  await db.query(
    `update studio.round set shown_at = coalesce(shown_at, now()) where id = $1 and vendor = $2 and player_id = $3`,
    [shown.roundId, shown.session.vendor, shown.session.playerId],
  )
}

/**
 * Net result of a session (wins less stakes of all rounds with an accepted stake), and the commitment of the next one.
 */
export interface RoundPosition {
  net: bigint
  next: FairnessCommitment
}

/** Returns the net result of a session, and the commitment of its next round. Throws for an unknown session. */
export async function positionOf(db: Db, sessionId: string): Promise<RoundPosition> {
  const { rows } = await db.query<{ net: bigint; serverSeed: string; nonce: number }>(
    `select s.next_server_seed as "serverSeed", s.rounds as nonce, coalesce(n.net_cents, 0) as net
     from studio.play_session s left join studio.session_net n on n.session_id = s.id where s.id = $1`,
    [sessionId],
  )
  const [row] = rows
  if (!row) throw new Error(`Session ${sessionId} does not exist.`)
  return { net: row.net, next: { serverSeedHash: hashOfSeed(row.serverSeed), nonce: row.nonce } }
}
