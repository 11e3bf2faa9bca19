import type { listPlayerDevices } from '@ante/contract/console/players/person-lists.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'

import { hasPassword, hasSecondFactor, listSessions, paymentPasswordOf } from '../../../identity/public.ts'
import type { Db } from '../../../kit/db.ts'
import { asCaller } from '../player-of-call.ts'
import { newestRows, pageById, timeOf } from './page.ts'
import type { ListPorts, ListQuery } from './page.ts'

const HASH_SHOWN = 16

type Devices = OutputOf<typeof listPlayerDevices>

/** Returns sign-ins, open sessions, and the sign-in factors of the account. */
export async function playerDevices(ports: ListPorts, query: ListQuery): Promise<Devices> {
  const { db } = ports
  const { player, size } = query
  const [found, { sessions }, factors] = await Promise.all([
    newestRows(db, 'sign_in', query),
    listSessions(ports, asCaller(player)),
    factorsOf(db, player.id),
  ])
  const rows = found.map((row) => ({
    id: String(row.id),
    at: row.at.toISOString(),
    method: row.method,
    deviceHash: row.device_hash?.toString('hex').slice(0, HASH_SHOWN) ?? null,
    isKnown: row.known,
    ip: row.ip,
    country: row.country,
    device: row.device,
    userAgent: row.user_agent,
  }))
  return { ...pageById(rows, size), sessions: sessions.map(shownSession), factors }
}

type Session = Awaited<ReturnType<typeof listSessions>>['sessions'][number]

const shownSession = ({ id, createdAt, lastSeenAt, ip, country, device, userAgent }: Session) => {
  return { id, createdAt, lastSeenAt, ip, country, device, userAgent }
}

async function factorsOf(db: Db, memberId: bigint): Promise<Devices['factors']> {
  const [withPassword, payment, hasAuthenticator, codes, passkeys] = await Promise.all([
    hasPassword(db, memberId),
    paymentPasswordOf(db, memberId),
    hasSecondFactor(db, memberId),
    db
      .selectFrom('recovery_code')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('passkey')
      .select(['id', 'created_at', 'last_used_at'])
      .where('member_id', '=', memberId)
      .orderBy('created_at')
      .execute(),
  ])
  return {
    hasPassword: withPassword,
    hasPaymentPassword: payment !== null,
    paymentPasswordLockedUntil: timeOf(payment?.lockedUntil ?? null),
    hasAuthenticator,
    recoveryCodes: Number(codes.count),
    passkeys: passkeys.map(({ id, created_at: createdAt, last_used_at: lastUsedAt }) => {
      return { id, createdAt: createdAt.toISOString(), lastUsedAt: timeOf(lastUsedAt) }
    }),
  }
}
