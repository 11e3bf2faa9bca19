import { createHash, randomBytes, randomUUID } from 'node:crypto'

import type { Language } from '@ante/contract/merchant/language.ts'
import type { Selectable } from 'kysely'

import type { LaunchableGame } from '../../catalogue/public.ts'
import type { SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { maskedAccount } from '../../kit/masked-account.ts'
import { mainAccountOf, merchantAccount } from '../../wallet/public.ts'
import {
  isRanked,
  LAUNCHES_PER_MINUTE,
  LAUNCH_TOKEN_MS,
  SESSION_IDLE_MS,
  SESSION_MAX_AGE_MS,
  WINDOW_MS,
} from '../rules.ts'
import type { PlayMode } from '../rules.ts'
import type { GameSessionTable } from '../tables.ts'

export type GameSession = Selectable<GameSessionTable>

export interface SessionRequest {
  member: SignedIn
  game: Pick<LaunchableGame, 'nodeId' | 'vendor' | 'gameId' | 'category'>
  playMode: PlayMode
  language: Language
  lobbyUrl: string
  now: Date
}

/** Creates a session and the token that the vendor exchanges for it. Only the token's hash is stored. */
export async function openGameSession(
  tx: Db,
  requested: SessionRequest,
): Promise<{ sessionId: string; token: string }> {
  const { member, game, playMode, language, lobbyUrl, now } = requested
  const { merchantCode, currency } = member
  const memberId = BigInt(member.memberId)
  const token = randomBytes(32).toString('base64url')
  const sessionId = randomUUID()
  await tx
    .insertInto('game_session')
    .values({
      id: sessionId,
      token_hash: tokenHash(token),
      token_expires_at: addMs(now, LAUNCH_TOKEN_MS),
      vendor: game.vendor,
      merchant_code: merchantCode,
      member_id: memberId,
      account_id: await mainAccountOf(tx, memberId),
      counter_account_id: await merchantAccount(tx, { merchantCode, currency, kind: 'vendor', vendor: game.vendor }),
      currency,
      node_id: BigInt(game.nodeId),
      game_id: game.gameId,
      category: game.category,
      play_mode: playMode,
      ranked: isRanked(member.type),
      // Other players at a vendor's table see this name, so it must not be the login name.
      nickname: maskedAccount(member.account),
      masked_name: maskedAccount(member.account),
      language,
      lobby_url: lobbyUrl,
      opened_at: now,
      authenticated_at: null,
      expires_at: addMs(now, SESSION_IDLE_MS),
      ends_at: addMs(now, SESSION_MAX_AGE_MS),
      open_until: addMs(now, WINDOW_MS),
    })
    .execute()
  return { sessionId, token }
}

/** Returns the number of games that a member has opened since a time, counted up to the limit. */
export async function launchesSince(db: Db, memberId: bigint, since: Date): Promise<number> {
  const opened = await db
    .selectFrom('game_session')
    .select('id')
    .where('member_id', '=', memberId)
    .where('opened_at', '>', since)
    .limit(LAUNCHES_PER_MINUTE)
    .execute()
  return opened.length
}

export interface LaunchToken {
  vendor: string
  gameId: string
  token: string
  now: Date
}

/** Returns the session of a launch token and invalidates the token; null if the token is unknown, used or expired. */
export async function redeemLaunchToken(
  tx: Db,
  { vendor, gameId, token, now }: LaunchToken,
): Promise<GameSession | null> {
  const session = await tx
    .updateTable('game_session')
    .set({ token_hash: null, authenticated_at: now })
    .where('token_hash', '=', tokenHash(token))
    .where('vendor', '=', vendor)
    .where('game_id', '=', gameId)
    .where('token_expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
  return session ?? null
}

/** Returns the time `ms` milliseconds after `now`. */
export function addMs(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms)
}

function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
