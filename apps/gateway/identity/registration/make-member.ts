import type { MemberType } from '@ante/contract/member/member-type.ts'

import type { Clock } from '../../kit/clock.ts'
import type { Db } from '../../kit/db.ts'
import { findAccount, insertMember, memberOf } from '../members.ts'
import type { Member, OnMemberMade } from '../members.ts'
import { hashPassword } from '../../kit/password.ts'
import { weakPasswordRefusal } from '../../kit/weak-password/weak-password.ts'

export interface MemberInput {
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
  /** Returns the stored form of a password; tests reuse it, because each hash takes 12 ms. */
  hashOf?: (password: string) => Promise<string>
}

/** The password is too weak: registration would refuse it too. */
export class WeakPassword extends Error {
  constructor(account: string, refusal: string) {
    super(`the password of ${account} is refused as ${refusal}`)
    this.name = 'WeakPassword'
  }
}

/**
 * Creates a member for an operator, in the caller's transaction; an existing account stays unchanged and is returned.
 * Throws `WeakPassword`, and an error for a name that resembles another account's.
 */
export async function makeMember(ports: MakeMemberPorts, newMember: MemberInput): Promise<Member> {
  const { db, clock, onMemberMade, hashOf = hashPassword } = ports
  const account = await findAccount(db, newMember.merchantCode, newMember.account)
  if (account) return memberOf(account)

  const weakness = weakPasswordRefusal(newMember.password, [newMember.account])
  if (weakness) throw new WeakPassword(newMember.account, weakness)
  const member = {
    merchant_code: newMember.merchantCode,
    account: newMember.account,
    type: newMember.type,
    password_hash: await hashOf(newMember.password),
    upline_id: newMember.uplineId ?? null,
    registered_at: clock.now(),
  }
  const made = await insertMember(db, member, onMemberMade)
  if (made) return made
  const meanwhile = await findAccount(db, newMember.merchantCode, newMember.account)
  if (meanwhile) return memberOf(meanwhile)
  throw new Error(`another account of ${newMember.merchantCode} looks like ${newMember.account}: choose another name`)
}
