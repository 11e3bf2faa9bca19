import { sql } from 'kysely'

import { nameKey } from '@ante/contract/identity/real-name.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'

import type { Db } from '../../kit/db.ts'
import { identifiersOf } from '../person-identifiers.ts'
import type { Member } from '../members.ts'
import { freeCode } from './codes.ts'

/** Returns the member's invitation code; creates it on first use. */
export async function invitationCodeOf(
  db: Db,
  { id, merchantCode }: Pick<Member, 'id' | 'merchantCode'>,
  now: Date,
): Promise<string> {
  const own = async () =>
    (await db.selectFrom('invitation_code').select('code').where('member_id', '=', id).executeTakeFirst())?.code
  const found = await own()
  if (found !== undefined) return found
  const made = await freeCode(
    async (code) => {
      await db
        .insertInto('invitation_code')
        .values({ merchant_code: merchantCode, member_id: id, code, made_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      // A simultaneous call of the member may have been faster.
      return (await own()) !== undefined
    },
    // An agent's link with the same code would take precedence.
    (code) => isAffiliateLink(db, merchantCode, code),
  )
  return (await own()) ?? made
}

async function isAffiliateLink(db: Db, merchantCode: string, code: string): Promise<boolean> {
  const found = await db
    .selectFrom('affiliate_link')
    .select('code')
    .where('merchant_code', '=', merchantCode)
    .where(sql`lower(code)`, '=', code.toLowerCase())
    .executeTakeFirst()
  return found !== undefined
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
  behind?: bigint | undefined
  limit: number
}

/** Returns the members whom a member invited, latest first. */
export function invitedBy(db: Db, { memberId, merchantCode, behind, limit }: InvitedQuery): Promise<Invited[]> {
  return db
    .selectFrom('member_profile')
    .innerJoin('member', 'member.id', 'member_profile.member_id')
    .select(['member.id', 'member.account', 'member.registered_at as registeredAt'])
    .where('member_profile.merchant_code', '=', merchantCode)
    .where('member_profile.recommender_id', '=', memberId)
    .$if(behind !== undefined, (requested) => requested.where('member_profile.member_id', '<', behind ?? 0n))
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
export async function seemOnePerson(db: Db, one: bigint, other: bigint): Promise<boolean> {
  const [identifiers, identifiersOfOther] = await Promise.all([signsOf(db, one), signsOf(db, other)])
  return [...identifiers].some((sign) => identifiersOfOther.has(sign))
}

async function signsOf(db: Db, memberId: bigint): Promise<Set<string>> {
  const [known, profile, devices] = await Promise.all([
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
    ...known.map(({ kind, value: input }) => `${kind} ${input}`),
    ...(profile?.payee_name ? [`payee ${nameKey(profile.payee_name)}`] : []),
    ...devices.map(({ device_hash: hash }) => `device ${hash?.toString('hex') ?? ''}`),
  ])
}
