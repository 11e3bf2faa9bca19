import type { MemberType } from '@ante/contract/member/member-type.ts'

import type { Clock } from '../../kit/clock.ts'
import type { Db } from '../../kit/db.ts'
import { findAccount, insertMember, memberOf } from '../members.ts'
import type { Member, OnMemberMade } from '../members.ts'

export interface MemberInput {
  merchantCode: string
  account: string
  type: Exclude<MemberType, 4>
  passwordHash: string
  uplineId?: bigint | null
}

export interface MakeMemberPorts {
  db: Db
  clock: Clock
  onMemberMade: OnMemberMade
}

/**
 * Creates a member in the caller's transaction; an existing account stays unchanged and is returned. The caller has
 * checked the password. Throws for a name that resembles another account's.
 */
export async function makeMember(ports: MakeMemberPorts, newMember: MemberInput): Promise<Member> {
  const { db, clock, onMemberMade } = ports
  const account = await findAccount(db, newMember.merchantCode, newMember.account)
  if (account) return memberOf(account)

  const member = {
    merchant_code: newMember.merchantCode,
    account: newMember.account,
    type: newMember.type,
    password_hash: newMember.passwordHash,
    upline_id: newMember.uplineId ?? null,
    registered_at: clock.now(),
  }
  const made = await insertMember(db, member, onMemberMade)
  if (made) return made
  const meanwhile = await findAccount(db, newMember.merchantCode, newMember.account)
  if (meanwhile) return memberOf(meanwhile)
  throw new Error(`another account of ${newMember.merchantCode} looks like ${newMember.account}: choose another name`)
}
