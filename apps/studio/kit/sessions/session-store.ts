import { createHash } from 'node:crypto'

import { inTransaction } from '@ante/plain-server/db.ts'
import type { Db, Queryable } from '@ante/plain-server/db.ts'
import { Refused } from '@ante/plain-server/refusal.ts'

import { newServerSeed } from '../fairness/round-fairness.ts'
import type { PlaySession } from './play-session.ts'

const SELECT_SESSION = `
  select id, vendor, game_id as "gameId", gateway_session as "gatewaySession", player_id as "playerId", nickname,
    currency, language, play_mode as "playMode", lobby_url as "lobbyUrl",
    has_jackpot as "hasJackpot", replaced_at is not null as replaced
  from studio.play_session`

/** Maximum validity of a page's key, even while the page is open. */
export const KEY_DAYS = 30
const IS_GOOD = `opened_at > now() - interval '${KEY_DAYS} days'`

export async function sessionByKey(db: Db, key: string): Promise<PlaySession | null> {
  const { rows } = await db.query<PlaySession>(`${SELECT_SESSION} where key_hash = $1 and ${IS_GOOD}`, [hashOf(key)])
  return rows[0] ?? null
}

/** Returns the session that this page opened with this token before; null if there is none. */
export async function sessionByToken(db: Db, secret: { token: string; key: string }): Promise<PlaySession | null> {
  const { rows } = await db.query<PlaySession>(
    `${SELECT_SESSION} where token_hash = $1 and key_hash = $2 and ${IS_GOOD}`,
    [hashOf(secret.token), hashOf(secret.key)],
  )
  return rows[0] ?? null
}

/** Stores a new session, which replaces earlier sessions of the title. A key opens one session. */
export async function insertSession(
  db: Db,
  session: PlaySession,
  secret: { token: string; key: string },
): Promise<void> {
  const { id, vendor, gameId, gatewaySession, playerId, nickname, currency, language, playMode, lobbyUrl } = session
  await inTransaction(db, async (tx) => {
    await closeOtherSessions(tx, session)
    const { rowCount } = await tx.query(
      `insert into studio.play_session (key_hash, token_hash, next_server_seed, id, vendor, game_id, gateway_session,
         player_id, nickname, currency, language, play_mode, lobby_url, has_jackpot)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
       on conflict (key_hash) do nothing`,
      [
        hashOf(secret.key),
        hashOf(secret.token),
        newServerSeed(),
        id,
        vendor,
        gameId,
        gatewaySession,
        playerId,
        nickname,
        currency,
        language,
        playMode,
        lobbyUrl,
        session.hasJackpot,
      ],
    )
    if (rowCount === 0) throw new Refused('session.key_used')
  })
}

/** Reactivates this session in place of the one that replaced it. */
export async function takeOver(db: Db, session: PlaySession): Promise<PlaySession> {
  await inTransaction(db, async (tx) => {
    await closeOtherSessions(tx, session)
    await tx.query('update studio.play_session set replaced_at = null where id = $1', [session.id])
  })
  return { ...session, replaced: false }
}

/** Marks the sessions of the title as replaced. Concurrent openings are serialized. */
async function closeOtherSessions(tx: Queryable, { vendor, playerId, gameId }: PlaySession): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${vendor} ${playerId} ${gameId}`])
  await tx.query(
    `update studio.play_session set replaced_at = now()
     where vendor = $1 and player_id = $2 and game_id = $3 and replaced_at is null`,
    [vendor, playerId, gameId],
  )
}

/** Hashes a token or a key. Both are long and random, so that a plain hash is sufficient. */
function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
