import type { Db } from '../../kit/db.ts'
import { findAccount } from '../members.ts'
import type { MemberRow } from '../members.ts'

/** Returns the member who has verified this number at the merchant. */
export async function holderOfMobile(db: Db, merchantCode: string, mobile: string): Promise<MemberRow | undefined> {
  return db
    .selectFrom('member')
    .innerJoin('member_profile', 'member_profile.member_id', 'member.id')
    .selectAll('member')
    .where('member_profile.merchant_code', '=', merchantCode)
    .where('member_profile.mobile', '=', mobile)
    .where('member_profile.mobile_verified_at', 'is not', null)
    .executeTakeFirst()
}

/**
 * Returns the member with this account and email address, and the stored address. Emails must go to the stored address:
 * the typed one may be another mailbox that only has the same lower case.
 */
export async function accountWithEmail(
  db: Db,
  { merchantCode, account, email }: { merchantCode: string; account: string; email: string },
): Promise<{ member: MemberRow; email: string } | undefined> {
  const member = await findAccount(db, merchantCode, account)
  if (!member || member.account.toLowerCase() !== account.toLowerCase()) return undefined
  const profile = await db
    .selectFrom('member_profile')
    .select('email')
    .where('member_id', '=', member.id)
    .executeTakeFirst()
  if (profile?.email?.toLowerCase() !== email.toLowerCase()) return undefined
  return { member, email: profile.email }
}

export interface Contact {
  merchantCode: string
  memberId: bigint
  email: string
  mobile?: string
  at: Date
}

/** Stores a member's contact from the operator CLI; contacts that the member has entered stay unchanged. */
export async function putContact(tx: Db, { merchantCode, memberId, email, mobile, at }: Contact): Promise<void> {
  await tx
    .insertInto('member_profile')
    .values({
      member_id: memberId,
      merchant_code: merchantCode,
      email,
      mobile: mobile ?? null,
      mobile_verified_at: mobile ? at : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
