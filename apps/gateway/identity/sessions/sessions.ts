import { randomBytes } from 'node:crypto'

import type { Session } from '@ante/contract/identity/session.ts'
import { sql } from 'kysely'

import type { CallContext } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import type { Member } from '../members.ts'
import { sha256 } from '../../kit/sha256.ts'

/** Idle time in milliseconds after which a session ends. Source: domain handbook 12. */
export const IDLE_EXPIRY_MS = 30 * 60_000
/** Maximum duration of a session in milliseconds, even if it is active. */
const EXPIRY_MS = 24 * 3_600_000

const TOKEN_BYTES = 32
/** Maximum number of sessions per member: one more ends the oldest. */
const SESSIONS_PER_MEMBER = 10
const DELETED_AT_ONCE = 50

/** Origin of a call: address, device and browser. */
export interface Visitor extends Pick<CallContext, 'ip' | 'device' | 'country' | 'language'> {
  userAgent: string
  /** Device id that the browser generated; null if it stores nothing. */
  deviceId: string | null
}

export interface Opening {
  member: Member
  visitor: Visitor
  firstTimeLogin: boolean
  now: Date
}

/** Opens a session. Only the browser gets the token; the database stores its hash. */
export async function openSession(db: Db, { member, visitor, firstTimeLogin, now }: Opening): Promise<Session> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await deleteEndedSessions(db, now)
  await makeRoom(db, member.id)
  await db
    .insertInto('session')
    .values({
      token_hash: tokenHash(token),
      member_id: member.id,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + EXPIRY_MS),
      device: visitor.device,
      ip: visitor.ip,
      country: visitor.country,
      user_agent: visitor.userAgent,
    })
    .execute()
  const { merchantCode, account: userName, type: customerType } = member
  return { token, merchantCode, userName, customerType, firstTimeLogin }
}

export const tokenHash = (token: string): Buffer => sha256(token)

/** Extends the session of an active player. */
export async function touchSession(db: Db, token: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ last_seen_at: now }).where('token_hash', '=', tokenHash(token)).execute()
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash(token)).execute()
}

/** Ends all sessions of a member, or all except that of `exceptToken`; returns their number. */
export async function endSessionsOf(db: Db, memberId: bigint, exceptToken: string | null = null): Promise<number> {
  const sessions = db.deleteFrom('session').where('member_id', '=', memberId)
  const ended = exceptToken === null ? sessions : sessions.where('token_hash', '<>', tokenHash(exceptToken))
  return Number((await ended.executeTakeFirst()).numDeletedRows)
}

async function makeRoom(db: Db, memberId: bigint): Promise<void> {
  await sql`
    delete from session where token_hash in (
      select token_hash from session where member_id = ${memberId}
      order by created_at desc offset ${SESSIONS_PER_MEMBER - 1}
    )`.execute(db)
}

async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  await sql`
    delete from session where token_hash in (
      select token_hash from session where expires_at < ${now}
      order by expires_at limit ${DELETED_AT_ONCE} for update skip locked
    )`.execute(db)
}
