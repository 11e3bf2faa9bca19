import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'

import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import type { SessionEnd } from '@ante/contract/staff/staff-endpoint.ts'
import type { Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { sha256 } from '../../kit/sha256.ts'
import type { StaffSessionTable } from '../tables.ts'
import { lockedAccount } from './accounts.ts'

export type StaffSession = Selectable<StaffSessionTable>

export const IDLE_MS = 15 * MINUTE_MS
export const MAX_SESSION_MS = 12 * 60 * MINUTE_MS
/** Time in milliseconds for which a second factor counts as fresh. */
const STEP_UP_MS = 5 * MINUTE_MS
/** Precision of the stored time of the last call, so that not every call writes. */
const SEEN_PRECISION_MS = 30_000
const TOKEN_BYTES = 32

export interface OpenedSession {
  token: string
  session: StaffSession
  /** Whether the sign-in ended another session of the account. */
  endedFormer: boolean
}

interface Opening {
  staffId: bigint
  kind: StaffSession['kind']
  ip: string | null
  userAgent: string
  now: Date
}

/**
 * Opens a session in the caller's transaction, and ends the previous one, because an account has only one at a time.
 */
export async function openStaffSession(tx: Db, { staffId, kind, ip, userAgent, now }: Opening): Promise<OpenedSession> {
  // Serialises simultaneous sign-ins of the account.
  await lockedAccount(tx, staffId)
  const endedFormer = await endSessionsOf(tx, staffId, 'signed_in_again', now)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const session = await tx
    .insertInto('staff_session')
    .values({
      id: randomUUID(),
      token_hash: hashOf(token),
      staff_id: staffId,
      kind,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + MAX_SESSION_MS),
      ip,
      user_agent: userAgent,
      stepped_up_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx.updateTable('staff_account').set({ last_sign_in_at: now }).where('id', '=', staffId).execute()
  return { token, session, endedFormer: endedFormer > 0 }
}

/** Returns the session of a token, even if it has ended; undefined if there is none. */
export const sessionOfToken = (db: Db, token: string): Promise<StaffSession | undefined> =>
  db.selectFrom('staff_session').selectAll().where('token_hash', '=', hashOf(token)).executeTakeFirst()

/** Returns why a session cannot be used, or null. A session of the CLI has no address. */
export function sessionEnd(session: StaffSession, { ip, now }: { ip: string | null; now: Date }): SessionEnd | null {
  if (session.end_reason) return session.end_reason
  if (now >= session.expires_at) return 'expired'
  if (now.getTime() - session.last_seen_at.getTime() >= IDLE_MS) return 'idle'
  return session.ip !== null && session.ip !== ip ? 'other_address' : null
}

export async function endSession(db: Db, id: string, reason: SessionEnd, now: Date): Promise<void> {
  await db
    .updateTable('staff_session')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends the open session of an account; returns the number of ended ones. */
export async function endSessionsOf(db: Db, staffId: bigint, reason: SessionEnd, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('staff_session')
    .set({ ended_at: now, end_reason: reason })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Records a call of a session, which postpones its idle timeout. */
export async function touchSession(db: Db, { id, last_seen_at: seenAt }: StaffSession, now: Date): Promise<void> {
  if (now.getTime() - seenAt.getTime() < SEEN_PRECISION_MS) return
  await db.updateTable('staff_session').set({ last_seen_at: now }).where('id', '=', id).execute()
}

export const steppedUpUntil = ({ stepped_up_at: at }: Pick<StaffSession, 'stepped_up_at'>): Date =>
  new Date(at.getTime() + STEP_UP_MS)

/** Returns the CSRF token, derived from the session's token. Pages of other sites can read neither. */
export const csrfOf = (token: string): string => sha256('console csrf', token).toString('base64url')

/** Whether `sent` is the CSRF token of this session's token, compared in constant time. */
export const isCsrf = (token: string, sent: string): boolean => timingSafeEqual(digestOf(csrfOf(token)), digestOf(sent))

const digestOf = (text: string) => createHash('sha256').update(text).digest()

const hashOf = (token: string) => sha256('staff session', token)
