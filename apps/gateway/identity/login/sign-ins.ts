import type { SignInMethod } from '@ante/contract/identity/sessions.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { Member } from '../members.ts'
import { networkOf } from '../../kit/networks.ts'
import type { Visitor } from '../sessions/sessions.ts'
import { sha256 } from '../../kit/sha256.ts'

/** Time in milliseconds for which a device or network stays known, and a sign-in stays in the list. */
const REMEMBERED_MS = 90 * 86_400_000
const KEPT_PER_MEMBER = 100

/** A sign-in, with what notices state about it. */
export interface SignIn {
  member: Member
  method: SignInMethod
  visitor: Visitor
  /** Whether the member has recently signed in with this device or from this network. */
  known: boolean
  /** Whether it is the member's first sign-in. */
  isFirst: boolean
  at: Date
}

interface SignInOrigin {
  ip: string
  deviceId: string | null
  now: Date
}

/** Returns whether the member has recently signed in with this device, or else from this network; null: neither. */
export async function knownOrigin(
  db: Db,
  memberId: bigint | null,
  origin: SignInOrigin,
): Promise<'device' | 'network' | null> {
  // The query runs without a member too, so that the response time does not reveal whether an account exists.
  const id = memberId ?? -1n
  const row = await db
    .selectFrom('sign_in')
    .select(sql<boolean>`coalesce(bool_or(device_hash = ${deviceHash(origin.deviceId)}), false)`.as('device'))
    .select(sql<boolean>`coalesce(bool_or(network = ${networkOf(origin.ip)}), false)`.as('network'))
    .where('member_id', '=', id)
    .where('at', '>', new Date(origin.now.getTime() - REMEMBERED_MS))
    .executeTakeFirstOrThrow()
  if (row.device) return 'device'
  return row.network ? 'network' : null
}

/** Stores the sign-in, in the transaction that opens its session. */
export async function rememberSignIn(
  tx: Db,
  { member, method, visitor, at }: Omit<SignIn, 'known' | 'isFirst'>,
): Promise<SignIn> {
  const known = (await knownOrigin(tx, member.id, { ...visitor, now: at })) !== null
  const earlier = await tx.selectFrom('sign_in').select('id').where('member_id', '=', member.id).limit(1).execute()
  await tx
    .insertInto('sign_in')
    .values({
      member_id: member.id,
      at,
      method,
      ip: visitor.ip,
      network: networkOf(visitor.ip),
      country: visitor.country,
      device: visitor.device,
      user_agent: visitor.userAgent,
      language: visitor.language,
      device_hash: deviceHash(visitor.deviceId),
      known,
    })
    .execute()
  await sql`
    delete from sign_in where id in (
      select id from sign_in where member_id = ${member.id} order by at desc, id desc offset ${KEPT_PER_MEMBER}
    )`.execute(tx)
  return { member, method, visitor, known, isFirst: earlier.length === 0, at }
}

/**
 * Returns the language of the member's latest sign-in that came from a known device or network, or was the first one.
 * Other sign-ins may be those of strangers.
 */
export async function languageOfMember(db: Db, memberId: bigint): Promise<Language | null> {
  const row = await db
    .selectFrom('sign_in')
    .select('language')
    .where('member_id', '=', memberId)
    .where('language', 'is not', null)
    .where((eb) => eb.or([eb('known', '=', true), eb('method', '=', 'registration')]))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.language ?? null
}

/** Returns the hash under which a browser's device id is stored. */
export const deviceHash = (deviceId: string | null) => (deviceId === null ? null : sha256('device', deviceId))
