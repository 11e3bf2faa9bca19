import type { CodeWay } from '@ante/contract/identity/payment-password.ts'

import type { Db } from '../../kit/db.ts'

export interface Contacts {
  /** Verified number, else null: an unverified number may belong to another person. */
  mobile: string | null
  email: string | null
}

/** Returns the contacts to which a member's codes may be sent. */
export async function contactsOf(db: Db, memberId: bigint): Promise<Contacts> {
  const profile = await db
    .selectFrom('member_profile')
    .select(['mobile', 'mobile_verified_at', 'email'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return { mobile: profile?.mobile_verified_at ? profile.mobile : null, email: profile?.email || null }
}

export const addressOf = ({ mobile, email }: Contacts, codeWay: CodeWay): string | null =>
  codeWay === 'sms' ? mobile : email

/** Returns the channels by which a code reaches the member. */
export function codeWaysOf(contacts: Contacts): CodeWay[] {
  return (['sms', 'mail'] as const).filter((codeWay) => addressOf(contacts, codeWay) !== null)
}
