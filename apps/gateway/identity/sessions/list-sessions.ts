import type { listSessions as endpoint, listSignIns as signInsEndpoint } from '@ante/contract/identity/sessions.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'

import type { SignedIn } from '../../kit/context.ts'
import type { IdentityPorts } from '../identity-ports.ts'
import { IDLE_EXPIRY_MS, tokenHash } from './sessions.ts'

type SessionListPorts = Pick<IdentityPorts, 'db' | 'clock'>

/** Returns the member's sessions, latest first. */
export async function listSessions(
  { db, clock }: SessionListPorts,
  member: SignedIn,
): Promise<OutputOf<typeof endpoint>> {
  const now = clock.now()
  const rows = await db
    .selectFrom('session')
    .selectAll()
    .where('member_id', '=', BigInt(member.memberId))
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', new Date(now.getTime() - IDLE_EXPIRY_MS))
    .orderBy('last_seen_at', 'desc')
    .execute()
  const currentSession = tokenHash(member.token)
  const sessions = rows.map((row) => ({
    id: row.id,
    current: row.token_hash.equals(currentSession),
    ...originOf(row),
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
  }))
  return { sessions }
}

const LISTED = 20

/** Returns recent sign-ins and security events. */
export async function listSignIns(
  { db }: SessionListPorts,
  member: SignedIn,
): Promise<OutputOf<typeof signInsEndpoint>> {
  const id = BigInt(member.memberId)
  const signIns = await db
    .selectFrom('sign_in')
    .selectAll()
    .where('member_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute()
  const events = await db
    .selectFrom('security_event')
    .selectAll()
    .where('member_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute()
  return {
    signIns: signIns.map((row) => ({
      at: row.at.toISOString(),
      method: row.method,
      known: row.known,
      ...originOf(row),
    })),
    events: events.map((row) => ({ at: row.at.toISOString(), kind: row.kind, ...originOf(row) })),
  }
}

interface OriginRow {
  ip: string
  country: string | null
  device: string
  user_agent: string
}

const originOf = ({ ip, country, device, user_agent: userAgent }: OriginRow) => ({ ip, country, device, userAgent })
