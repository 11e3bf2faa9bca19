import type { Db } from '../../kit/db.ts'
import { findAccount } from '../members.ts'
import type { MemberRow } from '../members.ts'

/** Whose number this is at the merchant, as a code has shown; trial players have none. */
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
 * The account whose profile holds this mail address, where both are right, and the address as it stands there: what was typed
 * may be another mailbox, for some letters become the same small one.
 */
export async function accountWithEmail(
  db: Db,
  { merchantCode, account, email }: { merchantCode: string; account: string; email: string },
): Promise<{ member: MemberRow; email: string } | undefined> {
  const found = await findAccount(db, merchantCode, account)
  if (!found || found.account.toLowerCase() !== account.toLowerCase()) return undefined
  const profile = await db
    .selectFrom('member_profile')
    .select('email')
    .where('member_id', '=', found.id)
    .executeTakeFirst()
  if (profile?.email?.toLowerCase() !== email.toLowerCase()) return undefined
  return { member: found, email: profile.email }
}

export interface Contact {
  merchantCode: string
  memberId: bigint
  email: string
  mobile?: string
  at: Date
}

/** Notes how a member is reached, by the operator's hand; what he has told himself stays. */
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
