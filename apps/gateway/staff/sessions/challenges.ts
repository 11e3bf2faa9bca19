import { randomBytes } from 'node:crypto'

import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { sha256 } from '../../kit/sha256.ts'
import '../tables.ts'

export type Purpose = 'invitation' | 'factor' | 'passkey'

/** Lifetimes of invitation links, and of challenges between the steps of a sign-in. */
const LIFETIME_MS: Record<Purpose, number> = {
  invitation: 24 * 60 * MINUTE_MS,
  factor: 5 * MINUTE_MS,
  passkey: 5 * MINUTE_MS,
}
const TOKEN_BYTES = 32
const DELETED_AT_ONCE = 20

interface NewChallenge {
  staffId: bigint | null
  purpose: Purpose
  now: Date
}

/** Creates a one-time token; a new invitation replaces the earlier one. */
export async function newStaffChallenge(tx: Db, { staffId, purpose, now }: NewChallenge) {
  await deleteExpired(tx, now)
  if (purpose === 'invitation' && staffId !== null) await deleteInvitations(tx, staffId)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expiresAt = new Date(now.getTime() + LIFETIME_MS[purpose])
  await tx
    .insertInto('staff_challenge')
    .values({ token_hash: hashOf(purpose, token), staff_id: staffId, purpose, expires_at: expiresAt })
    .execute()
  return { token, expiresAt }
}

/** Returns the account of a valid token without invalidating it; undefined if there is none. */
export async function challengedAccount(db: Db, purpose: Purpose, token: string, now: Date) {
  const row = await db
    .selectFrom('staff_challenge')
    .select('staff_id')
    .where('token_hash', '=', hashOf(purpose, token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.staff_id ?? undefined
}

/**
 * Invalidates a token and returns its account, which is null for a sign-in by passkey; undefined if the token is
 * invalid.
 */
export async function useStaffChallenge(tx: Db, purpose: Purpose, token: string, now: Date) {
  const used = await tx
    .deleteFrom('staff_challenge')
    .where('token_hash', '=', hashOf(purpose, token))
    .returning(['staff_id', 'expires_at'])
    .executeTakeFirst()
  return used && used.expires_at > now ? used.staff_id : undefined
}

export async function deleteInvitations(tx: Db, staffId: bigint): Promise<void> {
  await tx.deleteFrom('staff_challenge').where('staff_id', '=', staffId).where('purpose', '=', 'invitation').execute()
}

const hashOf = (purpose: Purpose, token: string) => sha256('staff challenge', purpose, token)

async function deleteExpired(tx: Db, now: Date): Promise<void> {
  await sql`
    delete from staff_challenge where token_hash in (
      select token_hash from staff_challenge where expires_at < ${now}
      order by expires_at limit ${DELETED_AT_ONCE} for update skip locked
    )`.execute(tx)
}
