import type { Db } from '../../kit/db.ts'
import { roundById } from './round-store.ts'
import type { Round } from './round.ts'

/** The player's latest round, of whatever session, unless he saw it to its end or it never was one. */
export async function latestUnshown(db: Db, of: { playerId: string; currency: string }): Promise<Round | null> {
  const { rows } = await db.query<{ id: string; owed: boolean }>(
    `select r.id, r.shown_at is null and r.state not in ('refused', 'rolled_back') as owed
     from northlight.round r join northlight.play_session s on s.id = r.session_id
     where s.player_id = $1 and s.currency = $2 order by r.drawn_at desc limit 1`,
    [of.playerId, of.currency],
  )
  return rows[0]?.owed ? roundById(db, rows[0].id) : null
}

/** Notes that the player saw how the round ended. */
export async function markShown(db: Db, of: { playerId: string; roundId: string }): Promise<void> {
  await db.query(
    `update northlight.round r set shown_at = coalesce(r.shown_at, now())
     from northlight.play_session s where s.id = r.session_id and r.id = $1 and s.player_id = $2`,
    [of.roundId, of.playerId],
  )
}

/** Wins less stakes of all rounds of a session whose stake was taken. */
export async function netOf(db: Db, sessionId: string): Promise<bigint> {
  const { rows } = await db.query<{ net: bigint }>(
    `select coalesce(sum(won_cents - stake_cents), 0)::bigint as net from northlight.round
     where session_id = $1 and state in ('bet_accepted', 'win_sent', 'closed')`,
    [sessionId],
  )
  return rows[0]?.net ?? 0n
}
