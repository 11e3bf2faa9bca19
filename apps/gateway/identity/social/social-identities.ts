import type { Db } from '../../kit/db.ts'
import type { MemberRow } from '../members.ts'
import type { SocialPerson } from './social-tables.ts'

export type SocialAccount = Pick<SocialPerson, 'provider' | 'subject'>

/** Returns the member to whom this provider account is linked. */
export async function memberOfAccount(
  db: Db,
  merchantCode: string,
  { provider, subject }: SocialAccount,
): Promise<MemberRow | undefined> {
  return db
    .selectFrom('social_identity')
    .innerJoin('member', 'member.id', 'social_identity.member_id')
    .selectAll('member')
    .where('social_identity.merchant_code', '=', merchantCode)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

export interface Link extends SocialAccount {
  merchantCode: string
  memberId: bigint
  at: Date
}

/** Links a provider account; returns false if it is already linked, or the member has another one of that provider. */
export async function linkAccount(tx: Db, { merchantCode, provider, subject, memberId, at }: Link): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('social_identity')
    .values({ merchant_code: merchantCode, provider, subject, member_id: memberId, linked_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
