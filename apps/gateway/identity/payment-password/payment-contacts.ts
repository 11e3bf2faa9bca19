import type { CodeWay } from '@ante/contract/identity/payment-password.ts'

import type { Db } from '../../kit/db.ts'

export interface Contacts {
  /** As a code has shown that it is his; a number that he only wrote down may be anybody's. */
  mobile: string | null
  email: string | null
}

/** Where a member can be sent a code. */
export async function contactsOf(db: Db, memberId: bigint): Promise<Contacts> {
  const profile = await db
    .selectFrom('member_profile')
    .select(['mobile', 'mobile_verified_at', 'email'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return { mobile: profile?.mobile_verified_at ? profile.mobile : null, email: profile?.email || null }
}

export const addressOf = ({ mobile, email }: Contacts, by: CodeWay): string | null => (by === 'sms' ? mobile : email)

/** By which ways a code reaches him. */
export function codeWaysOf(contacts: Contacts): CodeWay[] {
  return (['sms', 'mail'] as const).filter((by) => addressOf(contacts, by) !== null)
}
