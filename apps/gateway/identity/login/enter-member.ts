import type { Session } from '@ante/contract/identity/session.ts'
import type { SignInMethod } from '@ante/contract/identity/sessions.ts'

import type { Db } from '../../kit/db.ts'
import { Refused } from '../../kit/refusal.ts'
import type { IdentityPorts } from '../identity-ports.ts'
import { lockMember } from '../members.ts'
import type { Member } from '../members.ts'
import type { Visitor } from '../sessions/sessions.ts'
import { signIn } from './sign-in.ts'

export interface Entering {
  member: Member
  method: SignInMethod
  visitor: Visitor
  now: Date
}

/**
 * Creates the session of a member who has passed all checks. Locks the member, to serialise with account closures and
 * password changes: an earlier change makes the sign-in fail, and a later one ends the new session.
 */
export async function enterMember(
  ports: Pick<IdentityPorts, 'onSignIn'>,
  tx: Db,
  entering: Entering,
): Promise<Session> {
  const lockedMember = await lockMember(tx, entering.member.id)
  if (lockedMember?.status !== 'active') throw new Refused('account.disabled', {})
  const firstTimeLogin = await isFirst(tx, entering.member.id, entering.now)
  return signIn(ports, tx, { ...entering, firstTimeLogin })
}

async function isFirst(tx: Db, memberId: bigint, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('member')
    .set({ first_login_at: now })
    .where('id', '=', memberId)
    .where('first_login_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
