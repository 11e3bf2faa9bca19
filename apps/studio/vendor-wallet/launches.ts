import { createHash, randomBytes, randomUUID } from 'node:crypto'

import type { Db, Queryable } from '@ante/plain-server/db.ts'

import type { Member } from './members.ts'

export interface NewLaunch extends Member {
  gameCode: string
  nickname: string
  language: string
  backUrl: string
}

export interface Launch extends NewLaunch {
  session: string
}

/** Validity of a single-use token, in seconds. */
const TOKEN_SECONDS = 60

/** Creates a game launch for a member; its page redeems the token. */
export async function openLaunch(db: Db, launch: NewLaunch): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.query(
    `insert into vendor_wallet.launch (session, token_hash, vendor, username, game_code, nickname, language, back_url)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      randomUUID(),
      hashOf(token),
      launch.vendor,
      launch.username,
      launch.gameCode,
      launch.nickname,
      launch.language,
      launch.backUrl,
    ],
  )
  return token
}

/** Redeems the single-use token of a launch; null when it is invalid. */
export async function redeemLaunch(
  db: Db,
  { vendor, gameCode, token }: { vendor: string; gameCode: string; token: string },
): Promise<Launch | null> {
  const { rows } = await db.query<Launch>(
    `update vendor_wallet.launch set taken_up_at = now()
     where token_hash = $1 and vendor = $2 and game_code = $3 and taken_up_at is null and ended_at is null
       and opened_at > now() - $4 * interval '1 second'
     returning session, vendor, username, game_code as "gameCode", nickname, language, back_url as "backUrl"`,
    [hashOf(token), vendor, gameCode, TOKEN_SECONDS],
  )
  return rows[0] ?? null
}

/** Whether the operator has ended a member's session; true also for an unknown session. */
export async function isEnded(tx: Queryable, session: string): Promise<boolean> {
  const { rows } = await tx.query<{ ended: boolean }>(
    'select ended_at is not null as ended from vendor_wallet.launch where session = $1',
    [session],
  )
  return rows[0]?.ended ?? true
}

/** Ends all sessions of a member: no further stakes are accepted in them. */
export async function endLaunches(db: Db, { vendor, username }: Member): Promise<void> {
  await db.query(
    'update vendor_wallet.launch set ended_at = now() where vendor = $1 and username = $2 and ended_at is null',
    [vendor, username],
  )
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
