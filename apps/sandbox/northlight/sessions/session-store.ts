import { createHash } from 'node:crypto'

import type { Db } from '../../kit/db.ts'

export interface PlaySession {
  id: string
  gatewaySession: string
  playerId: string
  nickname: string
  currency: string
  language: string
  playMode: 'real' | 'fun'
  lobbyUrl: string
}

const SELECT_SESSION = `
  select id, gateway_session as "gatewaySession", player_id as "playerId", nickname, currency, language,
    play_mode as "playMode", lobby_url as "lobbyUrl"
  from northlight.play_session`

export async function sessionByKey(db: Db, key: string): Promise<PlaySession | null> {
  const { rows } = await db.query<PlaySession>(`${SELECT_SESSION} where key_hash = $1`, [hashOf(key)])
  return rows[0] ?? null
}

/** The session that this very page opened with this token before. */
export async function sessionByToken(db: Db, by: { token: string; key: string }): Promise<PlaySession | null> {
  const { rows } = await db.query<PlaySession>(`${SELECT_SESSION} where token_hash = $1 and key_hash = $2`, [
    hashOf(by.token),
    hashOf(by.key),
  ])
  return rows[0] ?? null
}

export async function insertSession(db: Db, session: PlaySession, by: { token: string; key: string }): Promise<void> {
  await db.query(
    `insert into northlight.play_session (id, key_hash, token_hash, gateway_session, player_id, nickname, currency,
       language, play_mode, lobby_url) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      session.id,
      hashOf(by.key),
      hashOf(by.token),
      session.gatewaySession,
      session.playerId,
      session.nickname,
      session.currency,
      session.language,
      session.playMode,
      session.lobbyUrl,
    ],
  )
}

/** Both are long and random, so that a plain hash hides them. */
function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
