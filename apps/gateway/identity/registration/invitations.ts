import { sql } from 'kysely'

import { nameKey } from '@ante/contract/identity/real-name.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'

import type { Db } from '../../kit/db.ts'
import { identifiersOf } from '../person-identifiers.ts'
import type { Member } from '../members.ts'
import { unusedCode } from './codes.ts'

/** Returns the member's invitation code; creates it on first use. */
export async function invitationCodeOf(
  db: Db,
  { id, merchantCode }: Pick<Member, 'id' | 'merchantCode'>,
  now: Date,
): Promise<string> {
  const ownCode = async () =>
    (await db.selectFrom('invitation_code').select('code').where('member_id', '=', id).executeTakeFirst())?.code
  const code = await ownCode()
  if (code !== undefined) return code
  const made = await unusedCode(
    async (existingCode) => {
      await db
        .insertInto('invitation_code')
        .values({ merchant_code: merchantCode, member_id: id, code: existingCode, made_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      // A simultaneous call of the member may have stored a code already.
      return (await ownCode()) !== undefined
    },
    // An agent's link with the same code would take precedence.
    (existingCode) => isAffiliateLink(db, merchantCode, existingCode),
  )
  return (await ownCode()) ?? made
}

async function isAffiliateLink(db: Db, merchantCode: string, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('affiliate_link')
    .select('code')
    .where('merchant_code', '=', merchantCode)
    .where(sql`lower(code)`, '=', code.toLowerCase())
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the member of an invitation code, if active and the merchant allows invitations. */
export async function inviterOf(
  db: Db,
  { merchantCode, code }: { merchantCode: string; code: string },
): Promise<{ code: string; inviterId: bigint } | null> {
  const row = await db
    .selectFrom('invitation_code')
    .innerJoin('member', 'member.id', 'invitation_code.member_id')
    .innerJoin('merchant', 'merchant.code', 'invitation_code.merchant_code')
    .select(['invitation_code.code', 'member.id'])
    .where('invitation_code.merchant_code', '=', merchantCode)
    .where('invitation_code.code', '=', code.toUpperCase())
    .where('member.status', '=', 'active')
    .where('member.type', '<>', TRIAL)
    .where(sql<boolean>`merchant.settings #>> '{flags,REFERRAL}' = 'true'`)
    .executeTakeFirst()
  return row ? { code: row.code, inviterId: row.id } : null
}

/** A member registered by an invitation. */
export interface Invited {
  id: bigint
  account: string
  registeredAt: Date
}

interface InvitedQuery {
  memberId: bigint
  merchantCode: string
  /** Cursor: only members before this id. */
  after?: bigint | undefined
  limit: number
}

/** Returns the members whom a member invited, latest first. */
export function invitedBy(db: Db, { memberId, merchantCode, after: afterId, limit }: InvitedQuery): Promise<Invited[]> {
  return db
    .selectFrom('member_profile')
    .innerJoin('member', 'member.id', 'member_profile.member_id')
    .select(['member.id', 'member.account', 'member.registered_at as registeredAt'])
    .where('member_profile.merchant_code', '=', merchantCode)
    .where('member_profile.recommender_id', '=', memberId)
    .$if(afterId !== undefined, (requested) => requested.where('member_profile.member_id', '<', afterId ?? 0n))
    .orderBy('member_profile.member_id', 'desc')
    .limit(limit)
    .execute()
}

export async function countInvited(
  db: Db,
  { memberId, merchantCode }: Pick<InvitedQuery, 'memberId' | 'merchantCode'>,
): Promise<number> {
  const { count } = await db
    .selectFrom('member_profile')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('merchant_code', '=', merchantCode)
    .where('recommender_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Whether two accounts appear to belong to one person: same number, email address, document, social account, payee name
 * or device.
 */
export async function areSamePerson(db: Db, memberId: bigint, otherId: bigint): Promise<boolean> {
  const [identifiers, identifiersOfOther] = await Promise.all([signsOf(db, memberId), signsOf(db, otherId)])
  return [...identifiers].some((sign) => identifiersOfOther.has(sign))
}

async function signsOf(db: Db, memberId: bigint): Promise<Set<string>> {
  const [origins, profile, devices] = await Promise.all([
    identifiersOf(db, memberId),
    db.selectFrom('member_profile').select('payee_name').where('member_id', '=', memberId).executeTakeFirst(),
    db
      .selectFrom('sign_in')
      .select('device_hash')
      .where('member_id', '=', memberId)
      .where('device_hash', 'is not', null)
      .distinct()
      .execute(),
  ])
  return new Set([
    ...origins.map(({ kind, value: identifier }) => `${kind} ${identifier}`),
    ...(profile?.payee_name ? [`payee ${nameKey(profile.payee_name)}`] : []),
    ...devices.map(({ device_hash: hash }) => `device ${hash?.toString('hex') ?? ''}`),
  ])
}
