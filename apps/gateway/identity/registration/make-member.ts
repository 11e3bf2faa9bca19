import type { MemberType } from '@ante/contract/member/member-type.ts'

import type { Clock } from '../../kit/clock.ts'
import type { Db } from '../../kit/db.ts'
import { findAccount, insertMember, memberOf } from '../members.ts'
import type { Member, OnMemberMade } from '../members.ts'
import { hashPassword } from '../passwords/password.ts'

export interface MemberToMake {
  merchantCode: string
  account: string
  type: Exclude<MemberType, 4>
  password: string
  uplineId?: bigint | null
}

export interface MakeMemberPorts {
  db: Db
  clock: Clock
  onMemberMade: OnMemberMade
}

/**
 * Makes a member by the operator's hand, in the transaction of the caller; one that is there is left as it is. A name
 * that looks like another account's is an error.
 */
export async function makeMember(ports: MakeMemberPorts, wanted: MemberToMake): Promise<Member> {
  const { db, clock, onMemberMade } = ports
  const found = await findAccount(db, wanted.merchantCode, wanted.account)
  if (found) return memberOf(found)

  const member = {
    merchant_code: wanted.merchantCode,
    account: wanted.account,
    type: wanted.type,
    password_hash: await hashPassword(wanted.password),
    upline_id: wanted.uplineId ?? null,
    registered_at: clock.now(),
  }
  const made = await insertMember(db, member, onMemberMade)
  if (made) return made
  const meanwhile = await findAccount(db, wanted.merchantCode, wanted.account)
  if (meanwhile) return memberOf(meanwhile)
  throw new Error(`another account of ${wanted.merchantCode} looks like ${wanted.account}: choose another name`)
}
