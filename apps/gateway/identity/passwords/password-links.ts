import { randomBytes, timingSafeEqual } from 'node:crypto'

import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { countedSince, secondsToNextCode } from '../codes/code-rules.ts'
import { memberOf } from '../members.ts'
import type { Member } from '../members.ts'
import { sha256 } from '../../kit/sha256.ts'

/** Lifetime of a link. */
export const LINK_EXPIRY_MS = 30 * 60_000
const TOKEN_BYTES = 32
const DELETED_AT_ONCE = 20

export interface NewLink {
  token: string
  expiresAt: Date
}

/**
 * Creates a password-reset link for a member. Returns null if the limits per minute and day, those of codes, are
 * reached.
 */
export async function createLink(tx: Db, memberId: bigint, now: Date): Promise<NewLink | null> {
  // Serialises the requests of a member for counting.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`password link ${memberId}`}, 0))`.execute(tx)
  const made = await tx
    .selectFrom('password_link')
    .select('made_at')
    .where('member_id', '=', memberId)
    .where('made_at', '>', countedSince(now))
    .orderBy('made_at', 'desc')
    .execute()
  const times = made.map((row) => row.made_at)
  if (secondsToNextCode(times, now) > 0) return null

  await deleteExpired(tx, countedSince(now))
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expiresAt = new Date(now.getTime() + LINK_EXPIRY_MS)
  await tx
    .insertInto('password_link')
    .values({ token_hash: hashOf(token), member_id: memberId, made_at: now, expires_at: expiresAt })
    .execute()
  return { token, expiresAt }
}

/**
 * Returns the active member of a link at the merchant, with the hash of the present password; null if the link is
 * unknown, expired or used.
 */
export async function linkedMember(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  token: string,
  merchantCode: string,
): Promise<{ member: Member; passwordHash: string | null } | null> {
  const row = await db
    .selectFrom('password_link')
    .innerJoin('member', 'member.id', 'password_link.member_id')
    .selectAll('member')
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .where('merchant_code', '=', merchantCode)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row ? { member: memberOf(row), passwordHash: row.password_hash } : null
}

/** Invalidates a link and all others of its member; returns false if another call has used the link. */
export async function useLink(tx: Db, token: string, memberId: bigint, now: Date): Promise<boolean> {
  const used = await useLinksOf(tx, memberId, now)
  return used.some((hash) => timingSafeEqual(hash, hashOf(token)))
}

/** Invalidates all remaining links of a member; returns their hashes. */
export async function useLinksOf(tx: Db, memberId: bigint, now: Date): Promise<Buffer[]> {
  const used = await tx
    .updateTable('password_link')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .returning('token_hash')
    .execute()
  return used.map((row) => row.token_hash)
}

const hashOf = (token: string) => sha256('password link', token)

async function deleteExpired(tx: Db, before: Date): Promise<void> {
  await sql`
    delete from password_link where token_hash in (
      select token_hash from password_link where made_at < ${before}
      order by made_at limit ${DELETED_AT_ONCE} for update skip locked
    )`.execute(tx)
}
