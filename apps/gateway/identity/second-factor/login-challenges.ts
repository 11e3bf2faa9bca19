import { randomBytes } from 'node:crypto'

import type { SignInMethod } from '@ante/contract/identity/sessions.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { IdentityPorts } from '../identity-ports.ts'
import { hasSecondFactor } from './second-factor.ts'
import { sha256 } from '../../kit/sha256.ts'

/** Lifetime of a challenge: time to find the phone. */
const GOOD_FOR_MS = 5 * 60_000
const TOKEN_BYTES = 32
const DELETED_AT_ONCE = 20

/** Token of a sign-in that awaits the second factor. The browser sends it with the code. */
export interface Challenge {
  challenge: string
  expiresInSeconds: number
}

/**
 * Creates the challenge for the second factor after the first one succeeded; returns null for a member without second
 * factor. Every sign-in method with one factor calls this before it opens a session.
 */
export async function challengeOf(
  { db, clock }: Pick<IdentityPorts, 'db' | 'clock'>,
  memberId: bigint,
  method: SignInMethod,
): Promise<Challenge | null> {
  if (!(await hasSecondFactor(db, memberId))) return null
  const now = clock.now()
  await deleteExpired(db, now)
  const challenge = randomBytes(TOKEN_BYTES).toString('base64url')
  const expires = new Date(now.getTime() + GOOD_FOR_MS)
  const token_hash = sha256('login challenge', challenge)
  await db
    .insertInto('login_challenge')
    .values({ token_hash, member_id: memberId, method, expires_at: expires })
    .execute()
  return { challenge, expiresInSeconds: GOOD_FOR_MS / 1000 }
}

/** Returns the member of a challenge, unless it has expired. */
export async function challengedMember(
  { db, clock }: Pick<IdentityPorts, 'db' | 'clock'>,
  challenge: string,
): Promise<{ memberId: bigint; method: SignInMethod } | null> {
  const row = await db
    .selectFrom('login_challenge')
    .select(['member_id', 'method'])
    .where('token_hash', '=', sha256('login challenge', challenge))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  return row ? { memberId: row.member_id, method: row.method } : null
}

/** Deletes the challenge, which opens only one session; returns whether it existed. */
export async function useChallenge(tx: Db, challenge: string): Promise<boolean> {
  const used = await tx
    .deleteFrom('login_challenge')
    .where('token_hash', '=', sha256('login challenge', challenge))
    .executeTakeFirst()
  return used.numDeletedRows === 1n
}

/** Cancels pending sign-ins of a member. */
export async function endChallengesOf(tx: Db, memberId: bigint): Promise<void> {
  await tx.deleteFrom('login_challenge').where('member_id', '=', memberId).execute()
}

async function deleteExpired(db: Db, now: Date): Promise<void> {
  await sql`
    delete from login_challenge where token_hash in (
      select token_hash from login_challenge where expires_at < ${now}
      order by expires_at limit ${DELETED_AT_ONCE} for update skip locked
    )`.execute(db)
}
